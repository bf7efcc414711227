// A plain protocol in a file that knows nothing of the graph.
protocol HasClock {
    var clock: Clock { get }
}

struct Clock {
    var time: String { "10:00" }
}
