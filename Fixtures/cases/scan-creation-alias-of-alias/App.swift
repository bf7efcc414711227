// A name of a name of `self`, and a part of a tuple, are `self` as well; a name that hides one of them is not.
import DIRuntime

final class FirstComponent: Component<EmptyDependency> {}
final class SecondComponent: Component<EmptyDependency> {}
final class ThirdComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var first: FirstComponent {
        let me = self
        let you = me
        return FirstComponent(parent: you)
    }

    func second() -> SecondComponent {
        let (count, me) = (1, self)
        _ = count
        return SecondComponent(parent: me)
    }

    func third(_ make: (Scope) -> ThirdComponent) -> ThirdComponent {
        let me = self
        return make(me)
    }

    var hidden: ThirdComponent {
        third { me in
            let you = me
            return ThirdComponent(parent: you)  // needle:ignore unlinked-creation
        }
    }

    var shown: ThirdComponent { ThirdComponent(parent: self) }
}
