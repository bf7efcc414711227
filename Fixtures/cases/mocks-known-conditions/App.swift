// What all compilers answer alike is no condition: only one of the two protocols is ever compiled.

#if compiler(>=5.7)
protocol Feed<Item> {
    associatedtype Item
    func next() -> Item
}
#else
protocol Feed {
    associatedtype Item
    func next() -> Item
}
#endif

// needle:mock
protocol News: Feed where Item == String {
    var title: String { get }
}

#if compiler(<6.0) && DEBUG
// needle:mock
protocol OldNews: Feed where Item == Int {}
#elseif swift(>=5.5)
// needle:mock
protocol LateNews: Feed {
    var age: Int { get }
}
#endif
