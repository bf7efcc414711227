// A creation below a scope that is made by hand is served by the table of that scope, as in tests and previews; but a
// name that is also bound to something else is not surely such a scope.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var heat: Int { 200 }
    func oven(loaves: Int) -> OvenComponent { OvenComponent(parent: self, loaves: loaves) }
}

protocol OvenDependency: Dependency {
    var heat: Int { get }
}

final class OvenComponent: Component<OvenDependency> {
    let loaves: Int

    init(parent: any Scope, loaves: Int) {
        self.loaves = loaves
        super.init(parent: parent)
    }

    var text: String { "\(loaves) at \(dependency.heat)" }
}

final class FakeOvenDependency: OvenDependency {
    let heat: Int
    init(heat: Int) { self.heat = heat }
}

struct OvenTests {
    let standalone = StandaloneScope { $0.register(OvenComponent.self) { _ in FakeOvenDependency(heat: 1) } }
    var later: DIRuntime.StandaloneScope!

    mutating func texts() -> [String] {
        let scope: any Scope = StandaloneScope { table in
            table.register(OvenComponent.self) { _ in FakeOvenDependency(heat: 2) }
        }
        later = StandaloneScope { $0.register(OvenComponent.self) { _ in FakeOvenDependency(heat: 3) } }
        return [
            OvenComponent(parent: standalone, loaves: 1).text, OvenComponent(parent: self.standalone, loaves: 2).text,
            OvenComponent(parent: scope, loaves: 3).text, OvenComponent(parent: later!, loaves: 4).text,
            OvenComponent(
                parent: DIRuntime.StandaloneScope { $0.register(OvenComponent.self) { _ in FakeOvenDependency(heat: 4) } },
                loaves: 5
            ).text,
            Self.oven(below: scope as! StandaloneScope).text,
        ]
    }

    static func oven(below given: StandaloneScope) -> OvenComponent { OvenComponent(parent: given, loaves: 6) }
}
