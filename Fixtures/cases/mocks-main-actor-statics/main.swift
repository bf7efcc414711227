import DIRuntime

ThemeDependencyMock.resetHandler = { name in print("\(name): \(ThemeDependencyMock.resetCalls.count)") }
ThemeDependencyMock.namesHandler = { ["light", "dark"] }
ThemeDependencyMock.reset(to: "styled")
await Task.detached { ThemeDependencyMock.reset(to: "open") }.value
precondition(RootComponent.names(of: ThemeDependencyMock.self).count == 2)
