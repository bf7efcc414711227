import DIRuntime

// It was called ScreenComponent.
class BaseComponent<DependencyType>: Component<DependencyType> {}
