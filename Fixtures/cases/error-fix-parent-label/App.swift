// Calls that would be creations, were their label right; that of another component stays as it is.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var listComponent: ListComponent { ListComponent(self) }
    var mapComponent: MapComponent { MapComponent(parnet: self) }
    func editorComponent() -> EditorComponent { EditorComponent(delegate: self) }
}

final class ListComponent: Component<EmptyDependency> {
}

final class MapComponent: Component<EmptyDependency> {
}

final class EditorComponent: Component<EmptyDependency> {
    init(delegate: RootComponent?) { super.init(parent: delegate ?? RootComponent()) }
}
