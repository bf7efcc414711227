// The generated file is compiled where 'PROMOTIONS' is not defined: what stands under it here is there in every build.
import DIRuntime

public protocol ShopDependency: Dependency {
    var name: String { get }
    #if PROMOTIONS
    var banner: String { get }
    #endif
    #if STAGING || os(Windows)
    var server: String { get }
    #elseif PROMOTIONS && EVERYWHERE
    var shelf: Int { get }
    #endif
    #if !(PROMOTIONS && os(Windows))
    var door: Int { get }
    #endif
}

public final class ShopComponent: Component<ShopDependency> {
    public var text: String { "\(dependency.name), \(dependency.banner)" }
    #if PROMOTIONS
    public var promotion: PromotionComponent { PromotionComponent(parent: self) }
    #endif
    #if STAGING
    public var staging: StagingComponent { StagingComponent(parent: nowhere) }
    #endif
}

#if PROMOTIONS
public protocol PromotionDependency: Dependency {
    var banner: String { get }
}

public final class PromotionComponent: Component<PromotionDependency> {
    public var text: String { "promotion of \(dependency.banner)" }
}
#endif

#if STAGING
public final class StagingComponent: Component<StagingDependency> {}
#endif
