// needle:mock
public protocol Opener: Sendable {
    @available(*, deprecated, message: "open a Route")
    func open(_ path: Path?) -> Bool
}
