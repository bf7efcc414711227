// Where components are compiled the runtime can be imported: `#if canImport(DIRuntime)` is no question.
#if canImport(DIRuntime)
import DIRuntime

typealias RootBase = BootstrapComponent & Starting

extension RootComponent {
    var clock: Clock { shared { Clock() } }
}
#else
import NeedleFoundation

class RootBase {}
#endif

protocol Starting: AnyObject {
    init(title: String)
}

final class Clock {
    let time = 12
}
