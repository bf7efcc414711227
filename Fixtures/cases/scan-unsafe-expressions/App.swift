// `unsafe` before an expression changes nothing of it.
import DIRuntime

@unsafe final class Buffer {
    let count = 3
}

final class RootComponent: BootstrapComponent {
    let buffer = unsafe Buffer()
    lazy var spare = shared { unsafe Buffer() }
    let unsafe = 1
    private let address: UnsafeRawPointer? = nil
    var named: ChildComponent { unsafe ChildComponent(parent: self, at: address) }
    var told: ChildComponent { unsafe .init(parent: self, at: address) }
    var either: ChildComponent? { unsafe > 0 ? unsafe .init(parent: self, at: address) : nil }
    /// So do backticks: this is `self`, too.
    var escaped: ChildComponent { unsafe ChildComponent(parent: `self`, at: address) }
}

protocol ChildDependency: Dependency {
    var buffer: Buffer { get }
    var spare: Buffer { get }
    var unsafe: Int { get }
}

final class ChildComponent: Component<ChildDependency> {
    let text: String

    init(parent: any Scope, at address: UnsafeRawPointer?) {
        text = unsafe address == nil ? "nowhere" : "somewhere"
        super.init(parent: parent)
    }
}
