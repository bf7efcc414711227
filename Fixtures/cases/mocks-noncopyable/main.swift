let mock = TokenDependencyMock(token: Token(number: 1), settable: Token(number: 2), box: Box(value: Token(number: 3)))
let dependency: any TokenDependency = mock
print(dependency.token.number, dependency.settable.number, dependency.box.value.number)
dependency.settable = Token(number: 4)
dependency.settable.number += 1
mock.givenMaybe = .some(nil)
print(dependency.settable.number, dependency.maybe == nil, await numberOnScreen())
mock.readHandler = { $0.number * 2 }
mock.takeHandler = { print("took", $0.number) }
mock.changeHandler = { $0.number = 9 }
@MainActor func numberOnScreen() async -> Int {
    ScreenDependencyMock.givenShared = Token(number: 6)
    return ScreenDependencyMock.shared.number
}
func useToken(of dependency: any TokenDependency) {
    var token = Token(number: 7)
    dependency.change(&token)
    print(dependency.read(token))
    dependency.take(token)
}
useToken(of: dependency)
print(mock.readCallCount, mock.takeCallCount)
mock.subscriptHandler = { Token(number: $0) }
mock.subscriptSetHandler = { newValue, number in print("set", number, newValue.number) }
dependency[8] = Token(number: 10)
print(dependency[8].number)
if CommandLine.arguments.count > 1 { print(TokenDependencyMock().token.number) }
