// The initialiser that a mock has anyway is the required one, whoever owns its arguments and however many there are.

// needle:mock
protocol Form {
    var count: Int { get }
    init(count: consuming Int?)
}

// needle:mock
protocol LentForm {
    var text: String { get }
    init(text: borrowing String?)
}

// needle:mock
protocol OpenForm {
    var text: String? { get }
    init(text: String?...)
}

/// Several values are no value of the property, but may be its array.
// needle:mock
protocol LongForm {
    var count: Int { get }
    var counts: [Int] { get }
    init(count: Int...)
    init(counts: Int...)
}
