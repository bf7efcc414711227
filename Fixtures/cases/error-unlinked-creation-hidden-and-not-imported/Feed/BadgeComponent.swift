// It was moved to another module: the import is missing, and so is 'public'.
import DIRuntime

final class BadgeComponent: Component<EmptyDependency> {}
