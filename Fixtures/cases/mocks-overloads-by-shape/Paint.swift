// Overloads that differ in what their types are made of, or in `...`, have names of their own; so has what a static keeps.
import DIRuntime

protocol PaintDependency: Dependency {
    func fill(_ color: Int)
    func fill(_ color: Int?)
    func fill(_ colors: [Int])
    func fill(_ colors: [Int: Int])
    func fill(_ color: () -> Int)
}

// needle:mock
protocol Brush {
    func mix(_ colors: [Int])
    func mix(_ colors: Int...)
    func clean(_ depth: Int)
    static func clean(_ depth: Int)
    func rinse(_ depth: Int8)
    func rinse(_ depth: Int16)
}

/// A name that an overload with its labels has as well.
// needle:mock
protocol Palette {
    func take()
    func take(all: Bool)
    func takeAll()
}
