struct Store {
    let path: String

    init() { path = "store" }
    init?(a: Int) { return nil }
    init(path: String, retries: Int = 1) { self.path = path }
    init?(path: String, limit: Int) { return nil }
}

class View {
    let coder: Int
    init() { coder = 0 }
    required init?(coder: Int) { return nil }
}

final class Screen: View {}

class DetailScreen: View {
    override init() { super.init() }
    required init?(coder: Int) { return nil }
    convenience init?(named name: String, in bundle: String? = nil) { return nil }
}

struct Plan {
    let steps: [Int]
    init(steps: Int...) { self.steps = steps }
    init?(_ steps: Int...) { return nil }
    init?(steps: Int, last: Int) { return nil }
}

struct Job {
    let name: String
    init(name: String, run: @escaping () -> Void) { self.name = name }
    init?(name: String) { return nil }
}

struct Level {
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(text: String) { return nil }
}

struct Profile: Codable {
    let name: String
}

extension Decodable {
    init?(json: String) { return nil }
}

struct Link {
    let host: String
}

extension Link {
    init?(safe host: String) { return nil }
}

enum Kind {
    case plain

    init(rawValue: Int) { self = .plain }
}
