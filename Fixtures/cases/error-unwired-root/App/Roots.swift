import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var cart: CartComponent { CartComponent(parent: self) }
}

// The same line of the manifest mends this one.
final class PreviewRoot: BootstrapComponent {
    var currency: String { "USD" }
    var cart: CartComponent { CartComponent(parent: self) }
}

/// Nothing below asks for anything.
final class HelpRoot: BootstrapComponent {
    var help: HelpComponent { HelpComponent(parent: self) }
}

// needle:ignore unwired-root
final class ScriptedRoot: BootstrapComponent {
    var currency: String { "CHF" }
    var cart: CartComponent { CartComponent(parent: self) }
}
