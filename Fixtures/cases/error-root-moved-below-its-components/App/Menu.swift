import Cart
import Core
import DIRuntime
import Feed

final class MenuComponent: Component<EmptyDependency> {}
