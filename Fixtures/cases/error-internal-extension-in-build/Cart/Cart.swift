import Core
import DIRuntime

extension CartComponent {
    var items: [String] { [] }  // reported here
    var limit: Int { 3 }
}

extension CartComponent {
    public var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

public protocol ReceiptDependency: Dependency {
    var items: [String] { get }
    var limit: Int { get }
}

public final class ReceiptComponent: Component<ReceiptDependency> {}
