// Types with arrows, effects, attributes, tuples and generics are copied as they are written.
import DIRuntime

struct Page<Item> {
    let items: [Item]
}

final class RootComponent: BootstrapComponent {
    var validate: @Sendable (String) -> Bool { { !$0.isEmpty } }
    var parse: (String) throws -> Int? { { Int($0) } }
    var range: (lower: Int, upper: Int) { (1, 10) }
    var page: Page<[String: (id: Int, Bool)]> { Page(items: []) }
    var retry: ((_ attempt: Int) -> Double)? { { Double($0) * 2 } }
    var kind: String.Type { String.self }
    var formComponent: FormComponent { FormComponent(parent: self) }
}

protocol FormDependency: Dependency {
    var validate: @Sendable (String) -> Bool { get }
    var parse: (String) throws -> Int? { get }
    var range: (lower: Int, upper: Int) { get }
    var page: Page<[String: (id: Int, Bool)]> { get }
    var retry: ((_ attempt: Int) -> Double)? { get }
    var kind: String.Type { get }
}

final class FormComponent: Component<FormDependency> {
    func summary() throws -> String {
        let number = try dependency.parse("7") ?? 0
        let isInside = number >= dependency.range.lower && number <= dependency.range.upper
        let wait = dependency.retry?(3) ?? 0
        return "\(dependency.validate("a")) \(isInside) \(dependency.page.items.count) \(wait) \(dependency.kind)"
    }
}
