import DIRuntime

protocol ScreenDependency: BaseDependency, Loading {
    var title: String { get }
    /// Said here again, and settable.
    var name: String { get set }
    func load() -> Int
}

protocol OtherDependency: Naming, Dependency {}
