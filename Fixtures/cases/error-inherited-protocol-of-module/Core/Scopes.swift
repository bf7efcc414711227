import DIRuntime

/// It lost its `public`, which protocols of other modules need.
protocol LoggedInScope: Dependency {
    var userName: String { get }
}
