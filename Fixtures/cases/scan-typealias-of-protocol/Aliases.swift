// Typealiases name protocols: one for a composition, one that renames a dependency protocol, one for the base class.
import DIRuntime

typealias CheckoutDependency = CartDependency & PaymentDependency
typealias Needs = Dependency
typealias Screen = Component

protocol CartDependency: Needs {
    var cart: [String] { get }
}

protocol PaymentDependency: Needs {
    var card: String { get }
}
