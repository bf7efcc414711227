import DIRuntime
#if HAS_PHONE
// Neither Phone nor what it imports is there in every build.
import Phone
#endif
#if canImport(Desk)
import Desk
#endif

final class RootComponent: BootstrapComponent {
    let owner: String = "Ada"
    var notes: NotesComponent { NotesComponent(parent: self) }
    #if HAS_PHONE
    var phone: PhoneComponent { PhoneComponent(parent: self) }
    #endif
    #if canImport(Desk)
    var desk: DeskComponent { DeskComponent(parent: self) }
    #endif
}

protocol NotesDependency: Dependency {
    var owner: String { get }
}

final class NotesComponent: Component<NotesDependency> {
    var label: String { "notes of \(dependency.owner)" }
}
