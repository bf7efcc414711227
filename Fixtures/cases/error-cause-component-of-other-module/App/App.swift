// A component lost its 'public', and another module creates it: the finding stands at the class.
import DIRuntime
import Feature

final class RootComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
    var otherPage: PageComponent { PageComponent(parent: self) }
    // Declared nowhere.
    var sheetComponent: SheetComponent { SheetComponent(parent: self) }
}
