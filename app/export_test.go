package app

// CoverLinks are the positions on the covers of the games, for tests from outside.
var CoverLinks = coverLinks
