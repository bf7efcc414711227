// A typealias with a pack means the same as what it stands for, with any number of arguments.
import DIRuntime

typealias Callback<each Value> = (repeat each Value) -> Void
typealias Result3<Failure, each Value> = (Failure?, values: (repeat each Value), boxes: [Pair<repeat each Value>])

struct Pair<each Value> {}

protocol KnobDependency: Dependency {
    var onTurn: (Int, String) -> Void { get }
    var onPush: Callback<Bool> { get }
    var state: (String?, values: (Int, Double), boxes: [Pair<Int, Double>]) { get }
    var one: Result3<String, Int> { get }
}

final class KnobComponent: Component<KnobDependency> {
    func turn() {
        dependency.onTurn(3, "left")
        dependency.onPush(true)
    }
}

final class MixerComponent: BootstrapComponent {
    var onTurn: Callback<Int, String> { { print($0, $1) } }
    var onPush: (Bool) -> Void { { print($0) } }
    var state: Result3<String, Int, Double> { (nil, (1, 2), []) }
    var one: (String?, values: Int, boxes: [Pair<Int>]) { ("one", 1, []) }
    var knob: KnobComponent { KnobComponent(parent: self) }
}
