/// Collects the subscriptions and tasks that a function starts, so that none is dropped.
///
/// ```swift
/// @CancellableBuilder override func onLoad() -> [AnyCancellable] {
///     session.user.sink { [weak self] user in self?.greet(user) }
///     Task { await archive.open() }
/// }
/// ```
@resultBuilder
public enum CancellableBuilder {
    public static func buildExpression(_ cancellable: some Cancellable) -> [AnyCancellable] {
        [cancellable as? AnyCancellable ?? AnyCancellable(cancellable)]
    }

    public static func buildExpression<Success, Failure>(_ task: Task<Success, Failure>) -> [AnyCancellable] {
        [AnyCancellable(task.cancel)]
    }

    public static func buildExpression(_ cancellables: [AnyCancellable]) -> [AnyCancellable] { cancellables }

    /// A statement that starts nothing.
    public static func buildExpression(_ nothing: Void) -> [AnyCancellable] { [] }

    public static func buildBlock(_ parts: [AnyCancellable]...) -> [AnyCancellable] { parts.flatMap(\.self) }

    public static func buildArray(_ parts: [[AnyCancellable]]) -> [AnyCancellable] { parts.flatMap(\.self) }

    public static func buildOptional(_ part: [AnyCancellable]?) -> [AnyCancellable] { part ?? [] }

    public static func buildLimitedAvailability(_ part: [AnyCancellable]) -> [AnyCancellable] { part }

    public static func buildEither(first part: [AnyCancellable]) -> [AnyCancellable] { part }

    public static func buildEither(second part: [AnyCancellable]) -> [AnyCancellable] { part }
}
