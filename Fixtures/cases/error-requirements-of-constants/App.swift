// Only 'let' declares a 'Mutex' or an 'Atomic' of Synchronization, and a provider computes what it passes on.
import DIRuntime
import Synchronization

typealias Count = Atomic<Int>

// A type of the sources may have the name.
struct AtomicLazyReference: ~Copyable, Sendable {}

final class Counter: Sendable {
    let value = Mutex(0)
}

protocol CountDependency: Dependency {
    var lock: Mutex<[Int]> { get }
    var count: Count { get }
    var counter: Counter { get }
    var reference: AtomicLazyReference { get }
    func makeLock() -> Mutex<Int>
}

final class CountComponent: Component<CountDependency> {}

final class RootComponent: BootstrapComponent {
    let lock = Mutex<[Int]>([])
    let count = Count(0)
    let counter = Counter()
    let reference = AtomicLazyReference()
    func makeLock() -> Mutex<Int> { Mutex(0) }
    var countComponent: CountComponent { CountComponent(parent: self) }
}
