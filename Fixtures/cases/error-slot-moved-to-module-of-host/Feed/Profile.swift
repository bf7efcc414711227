import DIRuntime

public final class ProfileComponent: SlotComponent<EmptyDependency, HomeTabs> {
    public override class var flag: String { "profile" }
    public override var plugin: String { "Profile" }
}
