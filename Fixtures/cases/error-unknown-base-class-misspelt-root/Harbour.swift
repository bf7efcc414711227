// Neither base class has a dependency protocol among its arguments: what is created, and what creates, tells what is meant.
import DIRuntime

protocol PierDependency: Dependency { var depth: Int { get } }

class PierBase<Ship>: Component<PierDependency> {
    var ship: Ship? { nil }
}

final class PierComponent: PierBases<Int> {}
final class CraneComponent: Component<PierDependency> {}

final class HarbourComponent: BootstrapComponents {
    var depth: Int { 12 }
    var crane: CraneComponent { CraneComponent(parent: self) }
    var crane2: CraneComponent { CraneComponent(parent: self) }
}

final class MarinaComponent: BootstrapComponent {
    var depth: Int { 3 }
    var pier: PierComponent { PierComponent(parent: self) }
    // needle:ignore unlinked-creation
    var buoy: BuoyComponent { BuoyComponent(parent: self) }
}

/// Somebody else's, as the comment at its creation says.
final class BuoyComponent: PierBass<Int> {}
