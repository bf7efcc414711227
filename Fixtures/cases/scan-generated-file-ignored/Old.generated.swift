// needle-gen:generated
import DIRuntime

final class HomeComponent: Component<HomeDependency> {
    var attic: AtticComponent { AtticComponent(parent: nowhere) }
}
