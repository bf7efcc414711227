public struct Request {
    public let path: String
    public init(path: String) { self.path = path }
}
