// The app lacks the flag of the library, so what it provides under that is left out, as a note says.
import DIRuntime

public protocol ShopDependency: Dependency {
    #if PROMOTIONS
    var banner: String { get }
    #endif
    var address: String { get }
    var currency: String { get }
}

public final class ShopComponent: Component<ShopDependency> {}
