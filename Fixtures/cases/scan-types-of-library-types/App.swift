// What types of the standard library, and what conforms to its protocols, call others.
import DIRuntime

enum Day: CaseIterable { case monday, sunday }

struct Planet: CaseIterable, Hashable {
    static var allCases: Set<Planet> { [] }
}

struct Toppings: OptionSet {
    let rawValue: UInt8
}

protocol PageDependency: Dependency {
    var days: [Day] { get }
    var planets: Set<Planet> { get }
    var topping: Toppings { get }
    var other: Toppings { get }
    var unit: UInt16 { get }
    var codeUnit: UInt16 { get }
    var place: Int { get }
    var fixed: Int { get }
    var number: Int { get }
    var whole: Int16 { get }
    var exact: Float { get }
    var length: Double { get }
    var size: UInt { get }
    var distance: Double { get }
    var absolute: UInt8 { get }
    var step: Int { get }
}

final class RootComponent: BootstrapComponent {
    var days: Day.AllCases { Day.allCases }
    var planets: Planet.AllCases { Planet.allCases }
    var topping: Toppings.Element { Toppings(rawValue: 1) }
    var other: Toppings.ArrayLiteralElement { Toppings(rawValue: 2) }
    var unit: String.UTF16View.Element { 65 }
    var codeUnit: UTF16.CodeUnit { 66 }
    var place: ArraySlice<Day>.Index { 1 }
    var fixed: ContiguousArray<Day>.Index { 2 }
    var number: Range<Int>.Element { 3 }
    var whole: Int16.IntegerLiteralType { 4 }
    var exact: Float.FloatLiteralType { 0.5 }
    var length: Double.Magnitude { 1.5 }
    var size: UInt.Magnitude { 5 }
    var distance: Double.Stride { 2.5 }
    var absolute: Int8.Magnitude { 6 }
    var step: Int32.Stride { 7 }
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {}
