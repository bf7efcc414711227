import DIRuntime

final class TermsComponent: Component<EmptyDependency> {}
