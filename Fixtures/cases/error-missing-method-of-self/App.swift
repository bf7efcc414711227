// A parameter of many values is told as it is; `Self` of a member is its class.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func copy() -> Self { self }
    func count(_ values: Int...) -> Int { values.count }
    var copies: CopiesComponent { CopiesComponent(parent: self) }
}

protocol CopiesDependency: Dependency {
    func copy() -> RootComponent
    func count(_ values: [Int]) -> Int
}

final class CopiesComponent: Component<CopiesDependency> {}
