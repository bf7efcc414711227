let table = TableDependencyMock()
var rows = [1: "one"]
table.subscriptIntHandler = { rows[$0] ?? "none" }
table.subscriptIntSetHandler = { rows[$1] = $0 }
table[2] = "two"
print(table[1], table[2], table.subscriptIntCallCount, table.subscriptIntSetCallCount)
table.subscriptKeyDefaultHandler = { $0.count + $1 }
print(table[key: "four", default: 2])
table.subscriptValueTypeHandler = { $0 == Int.self ? 5 : nil }
print(table[Int.self] ?? 0, table[String.self] ?? "nothing")
table.subscriptLoadingHandler = { "loaded \($0)" }
print(try await table[loading: 3])
let grid = GridDependencyMock(self: 1, given: 2, DIRuntime: 3)
grid.subscriptSetHandler = { print("set", $0, "at", $1) }
grid[4] = "four"
grid.subscriptColumnSetHandler = { print("set", $0 ?? 0, "at", $1, $2) }
grid[column: 5, 6] = 7
grid.markHandler = { $0 + $1 + $2 + $3 }
print(grid.mark(handler: 1, call: 2, newValue: 3, MarkCall: 4), grid.`self`, grid.given, grid.DIRuntime)
let depot = DepotMock()
depot.subscriptHandler = { _ in 8 }
depot[Parcel()] = 9
print(depot[Parcel()], depot.subscriptCalls.count, depot.subscriptSetCallCount)
