import DIRuntime

public final class CartComponent: Component<EmptyDependency> {
    public var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

extension CartComponent {
    var items: [String] { [] }  // reported here
    var limit: Int { 3 }
}

public protocol ReceiptDependency: Dependency {
    var items: [String] { get }
    var limit: Int { get }
}

public final class ReceiptComponent: Component<ReceiptDependency> {}
