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
