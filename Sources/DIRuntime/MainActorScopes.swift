// Where main-actor components are scopes: on the main actor. A nonisolated scope would hand its parent, which may be a
// plain component, to any thread, and any thread could create a plain component below it.
//
// Swift checks that from 6.2 on, where the use is compiled. For 6.1 each use is checked when it runs, and traps. A cast at
// run time, `component as AnyObject as? any Scope`, makes a scope on any thread; what leads from there to other scopes
// checks where it is, too.

#if compiler(>=6.2) && !DIRUNTIME_CHECKED_SCOPES
extension MainActorComponent: @MainActor Scope {}
extension MainActorPluginizedComponent: @MainActor PluginizedScope {}
#else
extension MainActorComponent: @preconcurrency Scope {}
extension MainActorPluginizedComponent: @preconcurrency PluginizedScope {}
#endif
