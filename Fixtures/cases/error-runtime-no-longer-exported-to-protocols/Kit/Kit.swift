// Modules whose components inherit from its class had the runtime from it: one error for all that lack it.
import DIRuntime

public struct Price {
    public init() {}
}

open class KitComponent<Needs>: Component<Needs> {}
