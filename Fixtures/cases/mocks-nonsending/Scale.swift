// A mock of what runs where its caller does, with values that may not be sent.
import DIRuntime

nonisolated final class Parcel {
    let weight = 2
}

protocol ScaleDependency: Dependency {
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int
    nonisolated(nonsending) func check(_ count: Int) async throws
}
