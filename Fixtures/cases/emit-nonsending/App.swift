// What runs where its caller does is asked from any actor, with values that may not be sent.
import DIRuntime

nonisolated final class Parcel {
    var weight = 2
}

protocol ScaleDependency: Dependency {
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int
    nonisolated(nonsending) var parcel: Parcel { get async }
    nonisolated func count() async -> Int
    var tally: @concurrent (Int) async -> Int { get }
    var tallies: Box<@concurrent (Int) async -> Int> { get }
}

struct Box<Value> {}

@MainActor protocol DeskDependency: Dependency {
    func weigh(_ parcel: Parcel) async -> Int
}

final class RootComponent: BootstrapComponent {
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int { parcel.weight }
    nonisolated(nonsending) var parcel: Parcel { get async { Parcel() } }
    @concurrent func count() async -> Int { 3 }
    // What no attribute says is `@concurrent`.
    var tally: (Int) async -> Int { { $0 } }
    var tallies: Box<(Int) async -> Int> { Box() }

    var scale: ScaleComponent { ScaleComponent(parent: self) }
    var desk: DeskComponent { DeskComponent(parent: self) }
}

final class ScaleComponent: Component<ScaleDependency> {
    @MainActor func text() async -> String { "\(await dependency.weigh(dependency.parcel))" }
}

final class DeskComponent: Component<DeskDependency> {
    @MainActor func text() async -> String { "\(await dependency.weigh(Parcel()))" }
}
