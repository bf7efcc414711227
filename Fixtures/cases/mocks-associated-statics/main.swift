ThreadingMock<Int>.current = 3
ThreadingMock<String>.current = "main"
print(ThreadingMock<Int>.current, ThreadingMock<String>.current)

ThreadingMock<Int>.runHandler = { handle, name in handle > 0 && name == "worker" }
print(ThreadingMock<Int>.run(4, named: "worker"), ThreadingMock<Int>.run(-4, named: "worker"))
print(ThreadingMock<Int>.runCalls.map(\.handle), ThreadingMock<String>.runCallCount)

async let isJoined: Void = ThreadingMock<Int>.joinCalled()
await ThreadingMock<Int>.join(9)
try await isJoined
print(ThreadingMock<Int>.joinCalls[0].handle)

ThreadingMock<Int>.subscriptHandler = { "row \($0)" }
ThreadingMock<Int>[1] = "one"
print(ThreadingMock<Int>[1], ThreadingMock<Int>.subscriptSetCallCount)

ScreenMock<String>.title = "Home"
ScreenMock<String>.draftHandler = { Draft("made") }
ScreenMock<String>.makeHandler = { ScreenMock(model: $0) }
ScreenMock<String>.idHandler = { $0.count }
let screen = ScreenMock<String>.make("four")
print(ScreenMock<String>.title, ScreenMock<String>.draft.text, screen.model, try ScreenMock<String>.id(of: "four"))

let which = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
switch which {
case 1: print(ThreadingMock<Double>.current)
case 2: print(ThreadingMock<Double>.run(1, named: ""))
default: print(ThreadingMock<Int>.joinCallCount)
}
