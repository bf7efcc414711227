// A plain protocol whose requirement nobody provides: the error stands here, where the requirement is.
protocol HasClock {
    var clock: String { get }
}
