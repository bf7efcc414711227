// An existential conforms to no protocol, whoever declares that: extensions for types that conform are none of a class with
// such an argument, or a list of them. `any Error` and `AnyObject` are what they say.
import DIRuntime

protocol Titled: AnyObject {
    var title: String { get }
}

protocol Ranked: Hashable {}

class Screen<Model>: Component<EmptyDependency> {
    final var label: LabelComponent { LabelComponent(parent: self) }
}

extension Screen where Model: Hashable { var key: String { "key" } }
extension Screen where Model: Titled { var title: String { "title" } }
extension Screen where Model: AnyObject { var identity: String { "identity" } }
extension Screen where Model: Sequence { var rows: String { "rows" } }
extension Screen where Model: Error { var fault: String { "fault" } }

final class RootComponent: BootstrapComponent {
    var key: String { "root" }
    var title: String { "root" }
    var identity: String { "root" }
    var rows: String { "root" }
    var fault: String { "root" }

    var screens: [LabelComponent] {
        [
            AnyComponent(parent: self).label, BothComponent(parent: self).label, ErrorComponent(parent: self).label,
            ObjectComponent(parent: self).label, RankedComponent(parent: self).label, RowsComponent(parent: self).label,
            SentComponent(parent: self).label, ListComponent(parent: self).label, NamesComponent(parent: self).label,
        ]
    }
}

final class AnyComponent: Screen<Any> {}
final class BothComponent: Screen<any Titled & CustomStringConvertible> {}
final class ErrorComponent: Screen<any Swift.Error> {}
final class ObjectComponent: Screen<AnyObject & Sendable> {}
final class RankedComponent: Screen<any Ranked> {}
final class RowsComponent: Screen<any Sequence<Int>> {}
final class SentComponent: Screen<any Error & Sendable> {}

class Rows<Model>: Component<EmptyDependency> {
    final var label: LabelComponent { LabelComponent(parent: self) }
}

extension Rows where Model: Hashable { var key: String { "key" } }

final class ListComponent: Rows<[any Ranked]> {}
final class NamesComponent: Rows<[String: [Int]?]> {}

protocol LabelDependency: Dependency {
    var key: String { get }
    var title: String { get }
    var identity: String { get }
    var rows: String { get }
    var fault: String { get }
}

final class LabelComponent: Component<LabelDependency> {
    var text: String {
        [dependency.key, dependency.title, dependency.identity, dependency.rows, dependency.fault].joined(separator: " ")
    }
}
