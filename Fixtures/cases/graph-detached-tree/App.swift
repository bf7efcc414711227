// What a detached component creates is detached with it: an edge as any, and one finding for all of them.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {}

final class LabComponent: Component<EmptyDependency> {
    var bench: BenchComponent { BenchComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class BenchComponent: Component<EmptyDependency> {
    var tool: ToolComponent { ToolComponent(parent: self) }
}

final class ToolComponent: Component<EmptyDependency> {}

final class FirstComponent: Component<EmptyDependency> {
    var second: SecondComponent { SecondComponent(parent: self) }
}

final class SecondComponent: Component<EmptyDependency> {
    var first: FirstComponent { FirstComponent(parent: self) }
}
