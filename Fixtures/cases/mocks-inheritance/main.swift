let screen = ScreenDependencyMock(title: "a title", name: "a name", base: 1)
screen.loadHandler = { 3 }
screen.unload()
print(screen.title, screen.name, screen.base, screen.load(), screen.unloadCallCount)
let loading: any Loading = screen
print(try await loading.load(), OtherDependencyMock(name: "other").name)
