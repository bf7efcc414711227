import DIRuntime

/// Not `Sendable`: each that asks gets one of its own, on whichever thread it is.
nonisolated final class Scratch {
    var text = ""
}

nonisolated struct Clock: Sendable {
    let name: String
}

@MainActor final class RootComponent: MainActorBootstrapComponent {
    nonisolated var scratch: Scratch { Scratch() }
    nonisolated var clock: Clock { Clock(name: "live") }
    var draft: Scratch { shared { Scratch() } }

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    nonisolated var scratch: Scratch { get }
    nonisolated var clock: Clock { get }
    @MainActor var draft: Scratch { get }
}

@MainActor final class PageComponent: MainActorComponent<PageDependency> {}
