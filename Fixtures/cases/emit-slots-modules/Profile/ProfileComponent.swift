import Core
import DIRuntime
import Home

public protocol ProfileDependency: Dependency {
    var user: User { get }
}

public final class ProfileComponent: SlotComponent<ProfileDependency, HomeTabs> {
    public override class var flag: String { "tab.profile" }
    public override class var order: PluginOrder { .after("tab.feed") }
    public override var plugin: HomeTab { HomeTab(title: dependency.user.name) }
}
