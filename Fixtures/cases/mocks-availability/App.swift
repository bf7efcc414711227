import DIRuntime

@available(macOS 15, iOS 18, *)
nonisolated struct Tip: Equatable {
    let text: String
}

protocol TipsDependency: Dependency {
    @available(macOS 15, iOS 18, *)
    var tip: Tip { get }
    @available(macOS 15, iOS 18, *)
    var nextTip: Tip? { get set }
    @available(iOS, introduced: 18)
    func show(_ tip: Int) -> String
    @available(*, deprecated, message: "Use tip.")
    var oldTip: String { get }
}

@available(macOS 15, iOS 18, *)
protocol NewDependency: Dependency {
    var tip: Tip { get }
}

nonisolated protocol SharedTipsDependency: Dependency, Sendable {
    @available(macOS 15, iOS 18, *)
    var tip: Tip { get }
    @available(macOS 15, iOS 18, *)
    var nextTip: Tip? { get async throws }
    @available(macOS 15, iOS 18, *)
    func show(_ tip: Tip) -> String
    @available(*, deprecated, message: "Use tip.")
    var oldTip: String { get }
}
