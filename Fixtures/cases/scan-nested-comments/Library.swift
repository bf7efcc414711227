// Nested comments hold braces, quotes and creations; the scan skips all of them and keeps the real code.
import DIRuntime

/* The old wiring, kept for reference /* with a nested "reader" { */ and a quote: "
   final class RootComponent: BootstrapComponent { var shelf: Shelf { AtticComponent(parent: self) } }
*/
final class RootComponent: BootstrapComponent {
    var title: /* shown in the /* large */ header */ String { "Library" }  // } closes nothing
    /** `ShelfComponent(parent: attic)` is only documentation. */
    var shelf: ShelfComponent { ShelfComponent( /* parent: attic, */ parent: self /* the scope */) }
    /**/
    /*/ still the same comment: var books: Int { 3 } /*/ */ */
    let books = 7
}

protocol ShelfDependency: Dependency {
    var title: String { get } /* var subtitle: String { get } */
    var books: Int /*** stars ***/ { get }
}

final class ShelfComponent: Component<ShelfDependency> {
    var label: String { "\(dependency.title /* a "comment" ) in an interpolation */): \(dependency.books)" }
}
