// A literal is of another type where that is written, if it may be: what a call makes is not, nor is an array what stands in it.
import DIRuntime

struct Step {
    let name: String
}

struct Port {
    init?(_ text: String) { nil }
}

func MakeStep() -> Step { Step(name: "made") }

protocol TourDependency: Dependency {
    var price: Double { get }
    var limit: UInt16? { get }
    var delays: [Double] { get }
    var ids: Set<Int> { get }
    var rates: [String: Float] { get }
    var step: Step { get }
    var title: Step { get }
    var stops: Set<Int> { get }
    var ports: [Port] { get }
    var pair: (Port, Int) { get }
    var made: [Step] { get }
}

final class RootComponent: BootstrapComponent {
    let price = 5
    let limit = 40
    let delays = [1, 2]
    let ids = [1, 2]
    let rates = ["EUR": 0.5]
    let step = [Step(name: "first")]
    let title = 5
    let stops = [Int]()
    let ports = [Port("80"), Port("443")]
    let pair = (Port("80"), 1)
    let made = [MakeStep()]

    var tour: TourComponent { TourComponent(parent: self) }
}

final class TourComponent: Component<TourDependency> {}
