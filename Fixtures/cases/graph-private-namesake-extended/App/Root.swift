import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var avatar: Profile.Avatar { Profile.Avatar(size: 3) }
    let profile = Profile(name: "Ada")
    var screen: Profile.ScreenComponent { Profile.ScreenComponent(parent: self) }
}
