public protocol Keys {}

extension Keys {
    // Of this module, and of those that test it.
    typealias Title = String
    fileprivate typealias Mark = Int
}
