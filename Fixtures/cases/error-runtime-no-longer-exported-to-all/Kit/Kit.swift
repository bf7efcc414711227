// Components of one module and dependency protocols of another had the runtime from it: one error for both.
import DIRuntime

public struct Price {
    public init() {}
}

open class KitComponent<Needs>: Component<Needs> {}
