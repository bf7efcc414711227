import DIRuntime

/// The root of the graph that builds the app: one of each for as long as the app runs.
final class Resolver: MainActorBootstrapComponent {
    let apiClient: any APIClient
    let database: any Database
    let assetStore: any AssetStore

    init(
        apiClient: any APIClient, database: any Database = MemoryDatabase(),
        assetStore: any AssetStore = MemoryAssets()
    ) {
        self.apiClient = apiClient
        self.database = database
        self.assetStore = assetStore
        super.init()
    }

    var router: Router { shared { Router() } }
    var reduce: Reducer<AppState> { reduceApp }

    var flowComponent: FlowComponent { shared { FlowComponent(parent: self) } }
}
