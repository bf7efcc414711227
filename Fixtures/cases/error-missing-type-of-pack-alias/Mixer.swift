// All arguments of a pack count, and not only the first.
import DIRuntime

typealias Callback<each Value> = (repeat each Value) -> Void

protocol KnobDependency: Dependency {
    var onTurn: Callback<Int, Bool> { get }
    var onPush: Callback<Int> { get }
}

final class KnobComponent: Component<KnobDependency> {}

final class MixerComponent: BootstrapComponent {
    var onTurn: Callback<Int, String> { { print($0, $1) } }
    var onPush: Callback<Int, Int> { { print($0, $1) } }
    var knob: KnobComponent { KnobComponent(parent: self) }
}
