import DIRuntime
import Notes
#if HAS_DESK
// For what is created here; Notes creates one in every build.
import Desk
#endif
#if HAS_PEN
// For what is created here; Tablet creates one in each build that has it.
import Pen
#endif
#if HAS_TABLET
import Tablet
#endif

final class RootComponent: BootstrapComponent {
    let owner: String = "Ada"
    var notes: NotesComponent { NotesComponent(parent: self) }
    #if HAS_DESK
    var desk: DeskComponent { DeskComponent(parent: self) }
    #endif
    #if HAS_PEN
    var pen: PenComponent { PenComponent(parent: self) }
    #endif
    // Compiles only where the import does, whatever the condition says.
    #if SHOWS_TABLET
    var tablet: TabletComponent { TabletComponent(parent: self) }
    #endif
}
