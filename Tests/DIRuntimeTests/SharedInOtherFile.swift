extension SharedTests.Scope {
    var there: String { hidden }
    private var hidden: String { shared { "there" } }
}
