// What exists in some language mode or on some platforms only stands under a condition, as if it were an #if.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    @available(swift, introduced: 6)
    var modern: ModernComponent { ModernComponent(parent: self) }
    @available(swift, obsoleted: 6)
    var legacy: LegacyComponent { LegacyComponent(parent: self) }
    @available(macOS, unavailable)
    var phone: PhoneComponent { PhoneComponent(parent: self) }
}

protocol UserDependency: Dependency {
    var userName: String { get }
}

@available(swift, introduced: 6)
final class ModernComponent: Component<UserDependency> {}

@available(swift, obsoleted: 6)
final class LegacyComponent: Component<UserDependency> {}

@available(macOS, unavailable)
final class PhoneComponent: Component<UserDependency> {
    var text: String { dependency.userName }
}

// A compiler of Swift 6 is one of 5.10 in language mode 5.
#if swift(<6)
final class OldRootComponent: BootstrapComponent {
    var userName: String { "grace" }
    var old: OldComponent { OldComponent(parent: self) }
}

final class OldComponent: Component<UserDependency> {
    var text: String { dependency.userName }
}
#endif
