import DIRuntime
#if HAS_TOUR
// Its root, too, is there in some builds only.
import Tour
#endif

final class RootComponent: BootstrapComponent {
    #if HAS_TOUR
    var tour: TourRoot { TourRoot() }
    #endif
    var desk: DeskComponent { DeskComponent(parent: self) }
}

final class DeskComponent: Component<EmptyDependency> {
    var label: String { "desk" }
}
