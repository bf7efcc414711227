// A generic parameter or a value hides the component of its name; what it makes is told nowhere.
import DIRuntime

protocol StopDependency: Dependency { var line: String { get } }
protocol Stop: AnyObject { init(parent: any Scope) }
protocol Marker { init(parent: String) }

final class StopComponent: Component<StopDependency> {}
final class TerminusComponent: Component<StopDependency>, Stop {
    required override init(parent: any Scope) { super.init(parent: parent) }
}

final class LineComponent: BootstrapComponent {
    var line: String { "8" }
    var stop: StopComponent { StopComponent(parent: self) }
    var terminus: TerminusComponent { TerminusComponent(parent: self) }

    func first<StopComponent: Stop>(_ type: StopComponent.Type) -> StopComponent { StopComponent(parent: self) }
    func second<Chosen: Stop>(_ type: Chosen.Type) -> Chosen { Chosen(parent: self) }
    func third() -> TerminusComponent {
        let StopComponent = TerminusComponent.self
        return StopComponent.init(parent: self)
    }
    func marker<Chosen: Marker>(_ type: Chosen.Type) -> Chosen { Chosen(parent: line) }
}

final class NightComponent: BootstrapComponent {
    let StopComponent = TerminusComponent.self
    var line: String { "N8" }
    var stop: TerminusComponent { StopComponent.init(parent: self) }
}

struct Stops<Chosen: Stop> {
    func make(_ line: LineComponent) -> Chosen { Chosen(parent: line) }
}
func make<Chosen: Stop>(_ type: Chosen.Type, on line: LineComponent) -> Chosen { Chosen(parent: line) }
func mark<Chosen: Marker>(_ type: Chosen.Type, on line: String) -> Chosen { Chosen(parent: line) }
