// Comments that are meant to silence findings, and are not read so. What begins with the word otherwise is left alone.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let router = Router()

    // needle: ignore unlinked-creation
    func open() -> DraftComponent { DraftComponent(parent: router.root) }
}

final class Router {
    var root: RootComponent { RootComponent() }
}

// Needle:ignore detached-component
final class DraftComponent: Component<EmptyDependency> {
}

// needle:ignroe detached-component
final class SketchComponent: Component<EmptyDependency> {
}

/* needle:ignore detached-component */
final class IdeaComponent: Component<EmptyDependency> {
}

// needle:ignore
final class PlanComponent: Component<EmptyDependency> {
}

final class NoteComponent: Component<EmptyDependency> {  // Needle:Ignore-File detached-component
}

// needle:disable detached-component
final class ListComponent: Component<EmptyDependency> {
}

// needle:ignore detached-component
final class FutureComponent: Component<EmptyDependency> {
}

// Needle: the framework that this was written for. Needle ignores all else.
// needle-gen: see https://example.org
// needle:mock
protocol Clock {
}

// Needle: ignores what is private.
protocol Calendar {
}

// NEEDLE:IGNORE detached-component
final class SignComponent: Component<EmptyDependency> {
}

// NEEDLES: these point north. NEEDLE
