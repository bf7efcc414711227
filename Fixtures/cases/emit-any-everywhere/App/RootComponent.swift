import Core
import DIRuntime

struct Noon: Clock {
    let hour = 12
}

struct Host: Polite, Speaking {
    func greet(_ name: String) -> String { "hello, \(name)" }
}

final class RootComponent: BootstrapComponent {
    var clock: any Clock { Noon() }
    var clocks: [any Clock] { [Noon()] }
    var spare: (any Clock)? { nil }
    var speaker: any Speaking { Host() }
    var politeSpeaker: any Polite & Speaking { Host() }
    var kind: any Speaking.Type { Host.self }
    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }

    func speakers(in clocks: [any Clock], like speaker: (any Speaking)?) -> [String: any Speaking] {
        ["host": speaker ?? Host(), "porter": Host()]
    }

    func onGreet(_ action: @escaping (any Speaking) -> (any Clock)?) {
        if action(Host()) == nil { print("no clock") }
    }
}
