// The runtime is imported once for the whole module.
@_exported import DIRuntime
