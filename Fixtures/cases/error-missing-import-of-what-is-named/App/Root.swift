// Each of the other files lacks one import, or has a name of another module almost right.
import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    let pair = Pair<Int, Rate>()
    let rate = Rate()
    var tabs: Plugins<Tabs> { plugins() }
    var cash: CashComponent { CashComponent(parent: self) }
    var help: Screens.HelpComponent { Screens.HelpComponent(parent: self) }
}
