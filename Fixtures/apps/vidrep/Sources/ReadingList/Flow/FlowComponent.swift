import DIRuntime

@MainActor
protocol FlowDependency: Dependency {
    var apiClient: any APIClient { get }
    var database: any Database { get }
    var assetStore: any AssetStore { get }
    var router: Router { get }
    var reduce: Reducer<AppState> { get }
}

/// The one-way street: whoever stands below can send actions and read the state, and has no other way to change it.
final class FlowComponent: MainActorComponent<FlowDependency> {
    var dispatcher: any Dispatcher { actionDispatcher }
    var settingsDispatcher: any SettingsDispatcher { storedSettingsDispatcher }
    var repository: any Repository { stateRepository }
    /// All that views know of the router.
    var routerDelegate: any RouterDelegate { dependency.router }

    var actionDispatcher: ActionDispatcher {
        shared {
            ActionDispatcher(
                apiClient: dependency.apiClient,
                database: dependency.database,
                assetStore: dependency.assetStore,
                reduce: dependency.reduce,
                repository: stateRepository
            )
        }
    }

    var storedSettingsDispatcher: StoredSettingsDispatcher {
        shared { StoredSettingsDispatcher(database: dependency.database, repository: stateRepository) }
    }

    // Private, so that nobody below can ask for it.
    private var stateRepository: StateRepository { shared { StateRepository() } }

    var rootView: RootView {
        RootView(
            router: dependency.router,
            dispatcher: dispatcher,
            settingsDispatcher: settingsDispatcher,
            makeFeed: { self.feedComponent.view },
            makeSaved: { self.savedComponent.view },
            makeCover: { self.coverComponent.view },
            makeSettings: { self.settingsComponent.view },
            makeArticleOfFeed: { self.feedComponent.articleComponent($0).view },
            makeArticleOfSaved: { self.savedComponent.articleComponent($0).view }
        )
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        await actionDispatcher.settle()
        await storedSettingsDispatcher.settle()
    }

    var feedComponent: FeedComponent { FeedComponent(parent: self) }
    var savedComponent: SavedComponent { SavedComponent(parent: self) }
    var coverComponent: CoverComponent { CoverComponent(parent: self) }
    var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }
}
