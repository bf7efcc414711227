typealias Storing = Reading & Writing

protocol Reading {
    func read(_ key: String) -> Int?
}

protocol Writing {
    func write(_ value: Int, _ key: String)
}

protocol Unasked {
    var nobody: Int { get }
}
