// Mocks of what hands values on to other actors, or runs on an actor that is passed, with values that may not be sent.
import DIRuntime

nonisolated final class Parcel {
    let weight = 2
}

actor Depot {}

protocol PostDependency: Dependency {
    func wrap<Content>(_ content: sending Content) -> sending Content
    func next() throws -> sending Parcel
    func find<Content>(_ type: Content.Type) async -> sending Content?
    func last() -> sending Parcel?
    func weigh(_ parcel: Parcel, on depot: isolated Depot) async -> Int
    func weigh(_ parcel: Parcel, at place: isolated (any Actor)?) async -> Parcel
    func count(_ count: Int, on depot: isolated Depot) async -> Int
}

@MainActor
protocol CounterDependency: Dependency {
    func wrap<Content>(_ content: sending Content) -> sending Content
    subscript(count: Int) -> sending Parcel? { get set }
    subscript<Content>(content: Content) -> sending Content { get set }
}

// needle:mock
protocol SharedPost: Sendable {
    func deliver(_ body: nonisolated(nonsending) () async -> Int) async -> Int
    func store<Place: Actor>(_ parcel: Parcel, in place: isolated Place) async -> Int
    func find<Content>(_ type: Content.Type) -> sending [Content]
}
