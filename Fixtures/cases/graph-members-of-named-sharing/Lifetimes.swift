/// Of a library that knows no runtime: what keeps one value for each name.
protocol KeepsByName {
    func shared<T>(__function: String, _ make: () -> T) -> T
}

extension KeepsByName {
    var lifetime: Lifetime { shared(__function: #function) { Lifetime() } }
}

final class Lifetime {}
