// The names of UIKit that the apps use.
@MainActor
open class UIView {
    public init() {}
}

public enum NSTextAlignment: Sendable {
    case center
}

@MainActor
open class UILabel: UIView {
    open var text: String?
    open var textAlignment = NSTextAlignment.center
    open var adjustsFontForContentSizeCategory = false
}

@MainActor
open class UIViewController {
    public init() {}
}
