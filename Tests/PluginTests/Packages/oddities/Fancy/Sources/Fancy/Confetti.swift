// With the trait this would be a component.
public final class ConfettiComponent {
    public init(parent: AnyObject) {}
}
