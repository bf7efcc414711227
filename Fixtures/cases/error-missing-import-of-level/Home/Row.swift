// Only this module sees the component; beside `package import` in other files this one says its level too.
final class RowComponent: Component<EmptyDependency> {}
