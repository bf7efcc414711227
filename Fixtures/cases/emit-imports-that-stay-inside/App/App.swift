import DIRuntime
import Dispatch
import Feature
import Models

final class RootComponent: BootstrapComponent {
    let start = DispatchTime(uptimeNanoseconds: 5)
    let theme = Theme(name: "dark")
    var clock: ClockComponent { ClockComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var timer: TimerComponent { TimerComponent(parent: self) }
}
