// Package peers puts Flota side by side with programs that do part of the same:
// BenchmarkSideBySide runs all of them, in turns, and prints one table with
// ratios. Times depend on the machine and are never asserted; what they are
// compared with is measured in the same run.
package peers
