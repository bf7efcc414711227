import DIRuntime
import Support

extension RootComponent {
    var support: SupportComponent { SupportComponent(parent: self) }
}
