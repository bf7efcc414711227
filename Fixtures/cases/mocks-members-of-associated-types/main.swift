let rows = RowStoreMock<String, [String]>()
rows.rowsHandler = { ["a", "b"] }
rows.put("c")
print(Array(rows.rows()), rows.putCalls[0].row)

let numbers = NumberStoreMock<Set<Int>, ClosedRange<Int>>()
numbers.rowsHandler = { 1...3 }
numbers.moreHandler = { [4] }
print(numbers.rows().reduce(0, +), Array(numbers.more()))

let graph = NodeGraphMock<Node, Int>()
graph.nodeHandler = { Node(id: $0) }
print(graph.node(at: 5).id)
