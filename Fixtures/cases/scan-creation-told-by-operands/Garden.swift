// `.init(parent: self)` where an operator, a pattern or a case of an optional tells its type, and where a parameter hides a
// property that would tell another.
import DIRuntime

protocol SoilDependency: Dependency { var soil: String { get } }

final class BedComponent: Component<SoilDependency> {}
final class TreeComponent: Component<SoilDependency> {}
final class HedgeComponent: Component<SoilDependency> {}
final class PondComponent: Component<SoilDependency> {}
final class LawnComponent: Component<SoilDependency> {}
final class GateComponent: Component<SoilDependency> {}
final class ShedComponent: Component<SoilDependency> {}
final class PathComponent: Component<SoilDependency> {}

final class HiveComponent: Component<SoilDependency>, Hashable {
    static func == (left: HiveComponent, right: HiveComponent) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Nobody creates it: a parameter is of its type only by name.
final class UnusedComponent: Component<EmptyDependency> {}

final class GardenComponent: BootstrapComponent {
    var soil: String { "clay" }
    private var hedges = [HedgeComponent]()
    private var gate: UnusedComponent?

    func bed() -> String {
        let (bed, _): (BedComponent, Int) = (.init(parent: self), 1)
        return bed.dependency.soil
    }
    func tree() -> TreeComponent? { .some(.init(parent: self)) }
    func hedge() -> Int {
        var more = [HedgeComponent](); more += [.init(parent: self)]
        hedges += [.init(parent: self)]
        hedges.append(.init(parent: self))
        return (more + hedges).map(\.dependency.soil.count).reduce(0, +)
    }
    func pond(_ pond: PondComponent?) -> String {
        let known = pond ?? .init(parent: self)
        return known.dependency.soil
    }
    func lawns(short: Bool, lawn: LawnComponent?) -> [LawnComponent?] {
        [short ? lawn : .init(parent: self), short ? .init(parent: self) : lawn]
    }
    func open(gate: inout GateComponent?) { gate = .init(parent: self) }
    func hives() -> Set<HiveComponent> { [.init(parent: self)] }
    func sheds() -> String {
        let shed, other: ShedComponent
        shed = .init(parent: self)
        other = .init(parent: self)
        return shed.dependency.soil + other.dependency.soil
    }
    func path() -> () -> PathComponent? {
        { [weak self] in
            let first = self.flatMap { garden -> PathComponent? in PathComponent(parent: garden) }
            return first.flatMap { _ in self.map { (garden) in PathComponent(parent: garden) } }
        }
    }
    func gates() -> String {
        let garden = (self)
        return GateComponent(parent: garden).dependency.soil
    }
}
