import DIRuntime

protocol Named: Dependency {
    var name: String { get }
}

protocol VesselDependency: Named {}

final class ShipComponent: Component<ShipDependency> {  // reported here
    var crew: CrewComponent { CrewComponent(parent: self) }
}

protocol CrewDependency: Dependency {
    var name: String { get }
}

final class CrewComponent: Component<CrewDependency> {}
