// needle:mock
protocol Album {
    var title: String { get }
}

/* What follows is on a line without code. */ // needle:mock
protocol Shelf {
    var albums: Int { get }
}
