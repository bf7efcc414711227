import DIRuntime

final class RootComponent: BootstrapComponent {
    let userName = "Ada"
    let off: Set<String>

    init(off: Set<String> = []) {
        self.off = off
        super.init()
    }

    var banners: Plugins<Banners> { plugins { self.off.contains($0) ? false : nil } }
    var small: ScreenComponent { SmallScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var off: Set<String> { get }
}

class ScreenComponent: Component<ScreenDependency> {
    var screenName: String { "screen" }
    var sections: Plugins<Screens.Sections> { plugins(flags: { self.dependency.off.contains($0) ? false : nil }) }
    var extras: Plugins<Extras> { plugins() }
}

final class SmallScreenComponent: ScreenComponent {
    override var screenName: String { "small screen" }
}

extension ScreenComponent {
    var banners: Plugins<Banners> { return plugins() }
}
