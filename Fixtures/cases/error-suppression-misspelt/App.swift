// A comment with a misspelt id silences nothing, and the finding tells; words that are no id are left alone.
import DIRuntime

final class RootComponent: BootstrapComponent {
}

// needle:ignore detached-componet
final class DraftComponent: Component<EmptyDependency> {
}

final class SketchComponent: Component<EmptyDependency> {  // needle:ignore unlinked-creation, Detached-Component
}

// needle:ignore unlinked-creation until the design is done
final class IdeaComponent: Component<EmptyDependency> {
}

// needle:ignore detached-component, detatched-component
final class FutureComponent: Component<EmptyDependency> {
}
