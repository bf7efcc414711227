// error: main actor-isolated property 'limit' can not be referenced from a nonisolated context
// Code that is on no actor uses a plain component, or asks on the main actor.
import DIRuntime

#if FAILS
@MainActor final class UploadComponent: MainActorComponent<EmptyDependency> {
    var limit: Int { shared { 3 } }
}
#else
nonisolated final class UploadComponent: Component<EmptyDependency> {
    var limit: Int { shared { 3 } }
}
#endif

nonisolated func limit(of upload: UploadComponent) -> Int { upload.limit }
