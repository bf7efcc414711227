@_exported import DIRuntime

public protocol Reducer {}
public final class Store<R: Reducer> { public init() {} }
public typealias StoreOf<R: Reducer> = Store<R>
public struct Log { public init() {} }
