import DIRuntime

final class YardComponent: BootstrapComponent {
    var length: Int { 40 }
    var name: String {
        if length > 20 {
            return "Yard"
        } else {
            return "Small yard"
    }
    var platform: PlatformComponent { PlatformComponent(parent: self) }
}
