// error: call to main actor-isolated instance method 'plugins(flags:)' in a synchronous nonisolated context
// Workers of the main actor start on the main actor only.
import DIRuntime

nonisolated enum Workers: MainActorWorkerSlot {}
nonisolated enum PlainWorkers: WorkerSlot {}

nonisolated final class HostComponent: Component<EmptyDependency> {
    #if FAILS
    var workers: Plugins<Workers> { plugins() }
    #else
    @MainActor var workers: Plugins<Workers> { plugins() }
    #endif
    var plainWorkers: Plugins<PlainWorkers> { plugins() }
}
