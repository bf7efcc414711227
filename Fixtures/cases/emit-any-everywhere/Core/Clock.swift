public protocol Clock {
    var hour: Int { get }
}
