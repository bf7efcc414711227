import DIRuntime

@MainActor
protocol TableDependency: Dependency {
    subscript(row: Int) -> String { get set }
    subscript(key key: String, default fallback: Int) -> Int { get }
    subscript<Value>(type: Value.Type) -> Value? { get }
    subscript(loading id: Int) -> String { get async throws }
}
