import DIRuntime

@testable import FirstApp

final class TestRoot: BootstrapComponent {
    var stampComponent: StampComponent { StampComponent(parent: self) }
}
