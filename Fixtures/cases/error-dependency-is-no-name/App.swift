// What is left of a dependency that was not written to its end is no protocol to be declared.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var first: FirstComponent { FirstComponent(parent: self) }
    var second: SecondComponent { SecondComponent(parent: self) }
    var third: ThirdComponent { ThirdComponent(parent: self) }
}

final class FirstComponent: Component<any > {}
final class SecondComponent: Component<some > {}
final class ThirdComponent: Component<3> {}
