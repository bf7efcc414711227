import DIRuntime

final class DepotComponent: BootstrapComponent
    var length: Int { 20 }
    var name: String { "Depot" }
    var platform: PlatformComponent { PlatformComponent(parent: self) }
}
