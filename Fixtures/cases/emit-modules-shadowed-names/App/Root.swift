// The app uses the library's names for types of its own, so the generated code qualifies the library's.
import Core
import DIRuntime

struct ScreenDependency {
    let count: Int
}

enum Screen {
    case small, large
}

typealias Theme = String

final class RootComponent: BootstrapComponent {
    var theme: Core.Theme { Core.Theme(name: "dark") }
    var screen: Core.Screen { Core.Screen(parent: self) }
}
