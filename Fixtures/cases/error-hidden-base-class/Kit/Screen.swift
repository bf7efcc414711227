// The base class lost its 'open': what inherits from it in another module is no component for that reason alone.
import DIRuntime

class ScreenComponent<Needs>: Component<Needs> {
    public var title: String { "screen" }
}
