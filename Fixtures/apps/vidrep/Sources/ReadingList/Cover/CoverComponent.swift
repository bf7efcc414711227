import DIRuntime

@MainActor
protocol CoverDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class CoverComponent: MainActorComponent<CoverDependency> {
    var view: CoverView {
        CoverView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }
}
