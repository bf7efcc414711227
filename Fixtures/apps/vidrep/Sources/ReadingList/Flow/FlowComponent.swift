import DIRuntime

@MainActor
protocol FlowDependency: Dependency {
    var apiClient: any APIClient { get }
    var database: any Database { get }
    var router: Router { get }
    var reduce: Reducer<AppState> { get }
}

/// The one-way street: whoever stands below can send actions and read the state, and has no other way to change it.
final class FlowComponent: MainActorComponent<FlowDependency> {
    var dispatcher: any Dispatcher { actionDispatcher }
    var repository: any Repository { stateRepository }

    var actionDispatcher: ActionDispatcher {
        shared {
            ActionDispatcher(
                apiClient: dependency.apiClient,
                database: dependency.database,
                router: dependency.router,
                reduce: dependency.reduce,
                repository: stateRepository
            )
        }
    }

    // Private, so that nobody below can ask for it.
    private var stateRepository: StateRepository { shared { StateRepository() } }

    var rootView: RootView {
        RootView(
            router: dependency.router,
            dispatcher: dispatcher,
            makeFeed: { self.feedComponent.view },
            makeSaved: { self.savedComponent.view },
            makeArticleOfFeed: { self.feedComponent.articleComponent($0).view },
            makeArticleOfSaved: { self.savedComponent.articleComponent($0).view }
        )
    }

    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var savedComponent: SavedComponent { SavedComponent(parent: self) }
}
