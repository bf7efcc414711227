let runner = RunnerMock()
runner.runAll({ print("first") }, { print("second") })
for work in runner.runAllCalls[0].works { work() }

runner.forwardHandler = { item, handlers in print(item, handlers.count) }
runner.forward(1, to: { print($0) }, { print($0) })

runner.makerHandler = { item in { @Sendable () -> Int in 7 } }
print(runner.maker(of: 3)())

runner.retryingHandler = { { () throws(Offline) -> Int in throw .plane } }
do { print(try runner.retrying()()) } catch { print(error) }

runner.attemptHandler = { (try? $0()) ?? 0 }
print(runner.attempt { 4 })

var value: Any = 1
runner.changeHandler = { $0 = "changed" }
runner.change(&value)
print(value)

let shared = SharedRunnerMock()
shared.run { print("shared") }
shared.runCalls[0].work()
shared.runHere {}
shared.runEach([], [{}])
shared.runAll({}, {})
print(shared.runHereCallCount, shared.runEachCalls[0].works.count, shared.runAllCallCount)

let lender = LenderMock()
lender.keepHandler = { $0() }
lender.keep { print("lent", lender.keepCallCount) }

let mapper = MapperMock()
mapper.mapHandler = { item, change in (try? change(item)) ?? item }
print(mapper.map(2) { $0 + 3 })
mapper.reduceHandler = { items, join in
    var sum = 1
    join(&sum, items, nil)
    return sum
}
print(mapper.reduce(["a", "b"]) { $0 += $1.count + ($2 == nil ? 4 : 0) })
mapper.waitHandler = { try await $0("wait") }
print(try await mapper.wait { (text: String) in text + "ed" })
mapper.failHandler = { item, work in try work(item) }
do { print(try mapper.fail("f") { (_: String) throws(Offline) in throw .plane }) } catch { print(error) }
mapper.sortHandler = { items, first in
    first = items[0]
    items.removeLast()
}
var items = [1, 2]
var first: Int?
mapper.sort(&items, &first)
print(items, first ?? 0)
mapper.updateHandler = { item, changed in
    item = changed
    return 8
}
func update(_ items: [Int]) async throws {
    var items = items
    print(try await mapper.update(&items[0], changed: 9), items)
}
try await update(items)
MapperMock.swapHandler = { item, change in item = change(item) }
MapperMock.swap(&items) { $0 + [7] }
print(items)

let view = CanvasMock()
view.showHandler = { $0(3) }
print(view.show { (number: Int) in number * 2 })
view.changeHandler = { $0 = "changed" }
@MainActor
func change(_ text: String) async {
    var text = text
    await view.change(&text)
    print(text)
}
await change("text")
