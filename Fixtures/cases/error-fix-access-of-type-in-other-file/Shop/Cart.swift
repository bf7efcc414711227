public final class Cart {
    public init() {}
}
