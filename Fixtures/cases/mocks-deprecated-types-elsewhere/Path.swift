/// No other file of the graph declares this name; that it is deprecated matters all the same.
@available(*, deprecated, renamed: "Route")
public struct Path: Sendable {
}
