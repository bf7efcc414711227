import Core

// needle:mock
protocol Row: LongTitled {
    var number: Int { get }
}

// needle:mock
protocol Page: Shown {
    var number: Int { get }
}
