// Both branches have the member, and the one that hides it is the mistake, whichever comes first.
import DIRuntime

protocol BenchDependency: Dependency {
    var lamp: Int { get }
    var sink: String { get }
}

final class BenchComponent: Component<BenchDependency> {}

final class LabComponent: BootstrapComponent {
    #if DEBUG
    var lamp: Int { 1 }
    let sink = 2
    #else
    private let lamp: Int = 2
    var sink: String { "steel" }
    #endif
    var bench: BenchComponent { BenchComponent(parent: self) }
}
