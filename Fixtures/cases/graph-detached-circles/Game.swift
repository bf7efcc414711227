// Of each circle of components that nobody creates one is told, also where what it creates has a name before its own.
import DIRuntime

final class GameComponent: BootstrapComponent {}

final class RoomComponent: Component<EmptyDependency> {  // reported here
    var next: RoomComponent { RoomComponent(parent: self) }
    var chest: ChestComponent { ChestComponent(parent: self) }
}

final class ChestComponent: Component<EmptyDependency> {}

final class ZooComponent: Component<EmptyDependency> {}

final class TownComponent: Component<EmptyDependency> {  // reported here
    var zoo: ZooComponent { ZooComponent(parent: self) }
    var village: VillageComponent { VillageComponent(parent: self) }
}

final class VillageComponent: Component<EmptyDependency> {
    var town: TownComponent { TownComponent(parent: self) }
    var barn: BarnComponent { BarnComponent(parent: self) }
}

final class BarnComponent: Component<EmptyDependency> {}
