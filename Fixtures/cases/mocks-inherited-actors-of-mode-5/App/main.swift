import Core

nonisolated func words(of screen: any ScreenDependency) -> String {
    "\(screen.name) \(screen.close(1))"
}

let mock = ScreenDependencyMock(name: "name", title: "title")
mock.closeHandler = { $0 > 0 }
mock.openHandler = { $0 > 1 }
print(words(of: mock), mock.closeCallCount)
print(mock.title, mock.open(1), mock.openCallCount)
print(NumberedScreenMock(title: "title", name: "name", number: 3).number)
