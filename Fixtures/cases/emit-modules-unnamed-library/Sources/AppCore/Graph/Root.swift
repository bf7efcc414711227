// The generated file lies in the module of this file, which is neither the first nor the last one. It makes a public
// root conform to a protocol of the runtime, so it must import that in public.
public import DIRuntime
public import Profile

public final class RootComponent: BootstrapComponent {
    public var name: String { "Ada" }
    public var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}
