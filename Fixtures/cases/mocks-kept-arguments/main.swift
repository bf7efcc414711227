let mock = PlayerDependencyMock()
mock.playHandler = { name, completion in completion(name.count) }
mock.reset(to: 3)
mock.reset(to: 4)
mock.play("One") { print("played \($0)") }
mock.keep({ print("kept \($0)") }, named: "Two")
mock.keepCalls[0].completion(5)
mock.finish { print("finished \($0)") }
mock.finishCalls[0].completion(6)
print(mock.resetCalls.map(\.position), mock.playCalls[0].name, mock.keepCalls[0].name)
PlayerDependencyMock.stop(after: 2)
mock.stop("One")
print(PlayerDependencyMock.stopCalls[0].seconds, mock.stopCalls[0].name)
mock.loadHandler = { _ in Song() }
_ = mock.load(Song())
print(mock.loadCalls.count)
mock.forgetCalls()
print(mock.resetCallCount, mock.playCallCount)

let shared = SharedPlayerDependencyMock()
shared.play("Three") { _ in }
print(shared.playCalls[0].name)
shared.loadHandler = { song in "\(type(of: song))".count }
print(await shared.load(Song()), shared.loadCallCount)
