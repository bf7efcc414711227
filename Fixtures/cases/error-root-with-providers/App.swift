// The generated file adds 'providers' to the root; a root or a subclass of one that has it cannot have it twice.
import DIRuntime

class RootComponent: BootstrapComponent {
    var providers: [String] { [] }
    static func providers(of name: String) -> [String] { [name] }
}

final class TestRootComponent: RootComponent {
    static var providers: [String] { ["test"] }
}

final class OtherRootComponent: BootstrapComponent {}

extension OtherRootComponent {
    static func providers() -> Int { 1 }
}

func launch() {
    _ = RootComponent()
    _ = TestRootComponent()
    _ = OtherRootComponent()
}
