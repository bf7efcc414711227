import DIRuntime

// Told what is missing, what can go on does.
MockFailure.handler = { print("failure:", $0) }
let mock = StoreDependencyMock()
print(mock.note ?? "nil")
print(mock.item(at: 1) ?? "nil")
do { print(try mock.token) } catch { print("error:", error) }
do { print(try mock.load(id: 7) {}) } catch { print("error:", error) }

// Calls keep their arguments.
mock.save("text")
print(mock.loadCalls[0].id, mock.itemCalls.map(\.index), mock.saveCalls[0].text, mock.saveCallCount)
mock.resetCalls()
print(mock.loadCalls.count, mock.saveCallCount)

if CommandLine.arguments.count > 1 { print(mock.count()) }
