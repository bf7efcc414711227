// error: cannot convert
// A table takes no provider that lacks what the component asks for.
import DIRuntime

nonisolated protocol UploadDependency: Dependency {
    var limit: Int { get }
}

nonisolated final class UploadComponent: Component<UploadDependency> {}

nonisolated final class FakeDependency: Dependency {
    let limit = 3
}

#if !FAILS
nonisolated extension FakeDependency: UploadDependency {}
#endif

nonisolated let table = ProviderTable { table in
    table.register(UploadComponent.self) { _ in FakeDependency() }
}
