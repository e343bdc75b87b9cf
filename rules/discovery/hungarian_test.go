package discovery

import (
	"testing"

	"flota/rules/rulestest"
)

func TestHungarianSentencesFitEveryName(t *testing.T) { rulestest.Hungarian(t, &hungarian) }
