// A value, a generic parameter or what is declared in it may hold any component: no name of one was meant.
import DIRuntime

protocol StopDependency: Dependency { var line: String { get } }

class StopComponent: Component<StopDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
}
final class StepComponent: StopComponent {}
protocol Line { associatedtype Stop: StopComponent }
enum Tram: Line { typealias Stop = StepComponent }

final class LineComponent: BootstrapComponent {
    var line: String { "8" }
    let kinds: [StopComponent.Type] = [StopComponent.self, StepComponent.self]

    func first() -> StopComponent {
        let step: StopComponent.Type = StepComponent.self
        return step.init(parent: self)
    }
    func all() -> [StopComponent] { kinds.map { kind in kind.init(parent: self) } }
    func stop<Chosen: Line>(of line: Chosen.Type) -> Chosen.Stop { Chosen.Stop(parent: self) }
    func stop<Chosen: Line>(on line: Chosen.Type) -> Chosen.Stop { Chosen.Stop.init(parent: self) }
    func tram() -> StepComponent { Tram.Stop(parent: self) }
}
