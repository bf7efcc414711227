// A base class in 17 branches of an #if: for each class that inherits from it, 16 are followed. A class with three base
// classes that nothing creates is told once.
import DIRuntime

protocol ScreenDependency: Dependency {
    var user: String { get }
}

#if TENANT_0
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_1
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_2
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_3
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_4
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_5
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_6
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_7
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_8
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_9
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_10
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_11
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_12
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_13
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_14
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_15
    class BrandedComponent: Component<ScreenDependency> {}
#elseif TENANT_16
    class BrandedComponent: Component<ScreenDependency> {}
#endif

final class HomeComponent: BrandedComponent {
    var greeting: String { dependency.user }
}

final class CartComponent: BrandedComponent {
    var greeting: String { dependency.user }
}

#if os(iOS)
    typealias SheetBase = BootstrapSheetComponent
#elseif os(macOS)
    typealias SheetBase = WindowSheetComponent
#else
    typealias SheetBase = Component<ScreenDependency>
#endif

class BootstrapSheetComponent: Component<ScreenDependency> {}
class WindowSheetComponent: Component<ScreenDependency> {}

final class HelpComponent: SheetBase {
    var greeting: String { dependency.user }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}
