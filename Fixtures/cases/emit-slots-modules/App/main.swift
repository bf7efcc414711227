import Core
import DIRuntime
import Feed
import Home
import Profile

final class RootComponent: BootstrapComponent {
    let user = User(name: "Ada")
    let flags: Flags

    init(flags: Flags) {
        self.flags = flags
        super.init()
    }

    var home: HomeComponent { HomeComponent(parent: self) }
}

let home = RootComponent(flags: Flags([:])).home
print(home.tabs.flags)
print(home.tabs.map(\.title))
print(home.tabs[ProfileComponent.self]?.title ?? "off")

let withoutProfile = RootComponent(flags: Flags(["tab.profile": false])).home
print(withoutProfile.tabs.map(\.title))
print(withoutProfile.tabs[ProfileComponent.self]?.title ?? "off")

let inTest = ProviderTable.withOverrides { table in
    table.turn(OffersComponent.self, on: false)
    table.replace(FeedComponent.self, with: HomeTab(title: "Fake"))
    table.add(plugin: HomeTab(title: "Extra"), to: HomeTabs.self)
} operation: {
    RootComponent(flags: Flags([:])).home
}
print(inTest.tabs.map(\.title))
