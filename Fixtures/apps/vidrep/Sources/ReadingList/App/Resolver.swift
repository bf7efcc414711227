import DIRuntime

/// The root of the graph that builds the app: one of each for as long as the app runs.
final class Resolver: MainActorBootstrapComponent {
    private let answers: [Result<[Article], APIError>]

    init(answers: [Result<[Article], APIError>]) {
        self.answers = answers
        super.init()
    }

    var apiClient: any APIClient { shared { ScriptedAPIClient(answers: answers) } }
    var database: any Database { shared { MemoryDatabase() } }
    var router: Router { shared { Router() } }
    var reduce: Reducer<AppState> { reduceApp }

    var flowComponent: FlowComponent { shared { FlowComponent(parent: self) } }
}
