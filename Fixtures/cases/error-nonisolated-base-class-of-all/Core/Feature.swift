// The module of a base class became main-actor by default. What others inherit from it is told when that is settled.
import DIRuntime

open class FeatureComponent<D>: Component<D> {}  // reported here
