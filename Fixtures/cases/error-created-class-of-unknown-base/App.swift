// Classes that are created like components, with base classes that are not among the sources.
import DIRuntime
import ScreenKit

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
    // needle:ignore unlinked-creation
    var legalComponent: LegalComponent { LegalComponent(parent: self) }
}
