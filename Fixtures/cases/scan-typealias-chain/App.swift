// A chain of typealiases is followed to its end, also where each of them adds something.
import DIRuntime

typealias A1 = [A2]
typealias A2 = A3?
typealias A3 = [A4]
typealias A4 = (A5)
typealias A5 = [A6]
typealias A6 = A7?
typealias A7 = [A8]
typealias A8 = [A9]
typealias A9 = [A10]
typealias A10 = [String: A11]
typealias A11 = A12
typealias A12 = [A13]
typealias A13 = [A14]
typealias A14 = [A15]
typealias A15 = A16?
typealias A16 = Int

final class RootComponent: BootstrapComponent {
    var values: [[[[[[[String: [[[Int?]]]]]]]?]]?] { [] }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    var values: A1 { get }
}

final class ChildComponent: Component<ChildDependency> {
    var count: Int { dependency.values.count }
}
