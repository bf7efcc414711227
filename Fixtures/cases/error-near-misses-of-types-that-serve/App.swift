// What is an optional where it is requested, or opaque where it is provided, comes as close as what has the same type.
import DIRuntime

protocol Encryption {}
struct Rot: Encryption {}
struct Limits {}
struct Quota {}

final class RootComponent: BootstrapComponent {
    func limits() -> Limits { Limits() }  // reported here
    var enrcyption: some Encryption { Rot() }  // reported here
    let qouta = Quota()  // reported here
    var payment: PaymentComponent { PaymentComponent(parent: self) }
    var statement: StatementComponent { StatementComponent(parent: self) }
}

protocol PaymentDependency: Dependency {
    var limits: Limits { get }
}

final class PaymentComponent: Component<PaymentDependency> {}

protocol StatementDependency: Dependency {
    var limits: Limits? { get }
    var encryption: any Encryption { get }
    var quota: Quota? { get }
}

final class StatementComponent: Component<StatementDependency> {}
