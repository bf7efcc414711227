// A request that is to run where its caller does, and what serves it on no actor, or on its own: the values would be sent.
import DIRuntime

final class Parcel {}

protocol ScaleDependency: Dependency {
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int
    nonisolated(nonsending) func mark(_ parcel: Parcel) async
    nonisolated(nonsending) func send(_ parcel: Parcel) async
}

final class RootComponent: BootstrapComponent {
    nonisolated func weigh(_ parcel: Parcel) async -> Int { 1 }
    @concurrent func mark(_ parcel: Parcel) async {}
    @MainActor func send(_ parcel: Parcel) async {}

    var scale: ScaleComponent { ScaleComponent(parent: self) }
}

final class ScaleComponent: Component<ScaleDependency> {}
