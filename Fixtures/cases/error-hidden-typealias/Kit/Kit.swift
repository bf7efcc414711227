// Both keep what they stand for to their module.
typealias Code = String

struct Item {}
