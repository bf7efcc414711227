public struct StoreFailure: Error {}
public struct Failure: Error {}
