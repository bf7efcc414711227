// The file has nothing to do with the graph, but its imports bind all files of the module.
#if canImport(Dispatch)
private import Dispatch

private let queue = DispatchQueue(label: "app")
#endif
