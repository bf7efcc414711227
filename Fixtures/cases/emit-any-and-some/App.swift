// `P`, `any P` and `some P` of an owner serve a request for `any P`.
import DIRuntime

protocol UserService {
    var name: String { get }
}

protocol Clock {
    var hour: Int { get }
}

struct MemoryUserService: UserService {
    let name: String
}

struct FixedClock: Clock {
    let hour: Int
}

final class RootComponent: BootstrapComponent {
    var userService: UserService { MemoryUserService(name: "ada") }
    var adminService: any UserService { MemoryUserService(name: "grace") }
    var clock: some Clock { FixedClock(hour: 9) }
    var greetingComponent: GreetingComponent { GreetingComponent(parent: self) }
}

protocol GreetingDependency: Dependency {
    var userService: any UserService { get }
    var adminService: UserService { get }
    var clock: any Clock { get }
}

final class GreetingComponent: Component<GreetingDependency> {
    var text: String {
        "\(dependency.userService.name), \(dependency.adminService.name), \(dependency.clock.hour) o'clock"
    }
}
