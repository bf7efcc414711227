import DIRuntime

open class ScreenComponent<D>: Component<D> {
    @_spi(Tests) public var clock: Int { 3 }
}

@_spi(Tools)
extension ScreenComponent {
    public var inspector: String { "inspector" }
}
