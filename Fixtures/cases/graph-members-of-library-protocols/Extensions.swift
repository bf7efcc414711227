import DIRuntime

extension Swift.CustomStringConvertible {
    var loud: String { "\(description)!" }
}

extension Equatable {
    var isItself: Bool { self == self }
}

extension Error {
    var isFatal: Bool { true }
}
