import DIRuntime

// Told what is missing, what can go on does.
MockFailure.handler = { _ in }
let mock = StoreMock(current: User(name: "Ada"), last: nil)
mock.clear()
try await mock.close()
print(mock.clearCallCount, mock.closeCallCount, mock.current?.name ?? "none", mock.last?.name ?? "none")
print(mock.user()?.name ?? "none", mock.guest(1)?.name ?? "none", mock[0]?.name ?? "none")
print(mock.first(3) ?? 0, mock.first("a") ?? "none", mock.named([:]) ?? [0])

mock.firstHandler = { $0 }
mock.rowsHandler = { values, _ in Array(values.reversed()) }
mock.namedHandler = { $0.values.compactMap { $0 } }
mock.makeHandler = { $0() }
print(mock.first(3) ?? 0, mock.first(Int?.none) ?? 0, mock.rows([1, nil], in: [:]))
print(mock.named(["a": 1, "b": nil]) ?? [])
let made: String = mock.make { "made" }
print(made, mock.firstCalls.count)
