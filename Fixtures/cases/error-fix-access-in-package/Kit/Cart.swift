// 'package' would do for the generated file, but a public class inherits by its dependency, so that this becomes public.
// What is public already, also a generic typealias, is left as it is.
import DIRuntime

public struct Price: Sendable {}
public typealias Handler<Value> = @Sendable (Value) -> Void

protocol CartDependency: Dependency {
    var onPay: Handler<Price> { get }
}

public final class CartComponent: Component<CartDependency> {}

protocol AuditDependency: Dependency {
    var onPay: Handler<Price> { get }
}

package final class AuditComponent: Component<AuditDependency> {}
