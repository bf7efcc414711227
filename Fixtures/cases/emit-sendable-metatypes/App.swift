// The metatype of a protocol is safe to share where no conformance to the protocol can belong to an actor, that of `Any` always;
// so is a continuation, whatever it is resumed with.
import DIRuntime

protocol Screen: Sendable {}
protocol Plain: SendableMetatype {}
protocol Wide: Plain {}
struct Home: Screen, Wide {}
class Page {}

protocol RouterDependency: Dependency, Sendable {
    var screen: any Screen.Type { get }
    var screens: [any Screen.Type] { get }
    var plain: any Plain.Type { get }
    var wide: (any Wide.Type)? { get }
    var both: any (Screen & Plain).Type { get }
    var page: Page.Type { get }
    var anything: Any.Type { get }
    var reply: CheckedContinuation<Page, Never>? { get }
}

final class RouterComponent: Component<RouterDependency> {}

final class RootComponent: BootstrapComponent {
    let screen: any Screen.Type = Home.self
    let screens: [any Screen.Type] = [Home.self]
    let plain: any Plain.Type = Home.self
    let wide: (any Wide.Type)? = Home.self
    let both: any (Screen & Plain).Type = Home.self
    let page: Page.Type = Page.self
    let anything: Any.Type = Int.self
    let reply: CheckedContinuation<Page, Never>? = nil
    var router: RouterComponent { RouterComponent(parent: self) }
}
