// An extension of a protocol gives its members to the first class that meets its constraints, also below the class that
// conforms.
import DIRuntime

protocol Named {}

protocol Priced {}

extension Named where Self: SuiteComponent {
    var title: String { "suite \(number)" }
}

extension Named where Self: Priced {
    var price: Int { 90 }
}

class RoomComponent: Component<EmptyDependency>, Named {
    var number: Int { 7 }
    var bill: BillComponent { BillComponent(parent: self) }
}

class SuiteComponent: RoomComponent, Priced {}

final class CornerSuiteComponent: SuiteComponent {
    override var number: Int { 8 }
}

protocol BillDependency: Dependency {
    var title: String { get }
    var price: Int { get }
}

final class BillComponent: Component<BillDependency> {
    var text: String { "\(dependency.title): \(dependency.price)" }
}

final class HotelComponent: BootstrapComponent {
    var suite: SuiteComponent { SuiteComponent(parent: self) }
    var cornerSuite: CornerSuiteComponent { CornerSuiteComponent(parent: self) }
}
