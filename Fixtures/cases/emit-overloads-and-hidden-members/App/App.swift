// Members that Swift tells apart, and one that the extension of another module hides, are no duplicates.
import Base
import DIRuntime

protocol Named {}
protocol Sized {}
extension Int: Named {}
extension String: Sized {}

protocol ChildDependency: Dependency {
    var limit: Int { get }
    func describe<T: Named>(_ value: T) -> String
    func measure<T>(_ value: T) -> Int where T: Named
    func count(_ value: inout Int) -> Int
    func value(_ make: @autoclosure () -> Int) -> Int
    func some(_ value: some Named) -> Int
    func item(_ id: Int?) -> Int
    subscript(index: Int) -> Int { get }
}

final class RootComponent: BaseComponent {
    func describe<T: Named>(_ value: T) -> String { "named" }
    func describe<T: Sized>(_ value: T) -> String { "sized" }
    func measure<T>(_ value: T) -> Int where T: Named { 1 }
    func measure<T>(_ value: T) -> Int where T: Sized { 2 }
    func count(_ value: inout Int) -> Int { 1 }
    func count(_ value: Int) -> Int { 2 }
    func value(_ make: @autoclosure () -> Int) -> Int { make() }
    func value(_ make: () -> Int) -> Int { 0 }
    func some(_ value: some Named) -> Int { 1 }
    func some(_ value: some Sized) -> Int { 2 }
    func some(_ value: any Named) -> Int { 3 }
    func item(_ id: Int?) -> Int { 1 }
    func item(_ id: Int) -> Int { 2 }
    subscript(index: Int) -> Int { index }
    subscript(index: Int) -> String { "\(index)" }
    static subscript(index: Int) -> Int { index }
    var child: ChildComponent { ChildComponent(parent: self) }
}

extension BaseComponent {
    var limit: Int { 20 }
}

final class ChildComponent: Component<ChildDependency> {
    var text: String {
        var number = 5
        return "\(dependency.limit) \(dependency.describe(1)) \(dependency.measure(1)) \(dependency.count(&number)) "
            + "\(dependency.value(4)) \(dependency.item(nil)) \(dependency[6])"
    }
}
