import DIRuntime

MockFailure.handler = { print($0) }
let mock = TokenDependencyMock(token: Token(number: 3))
mock.readHandler = { token, times in token.number * times }
print(mock.read(mock.token, times: 2), mock.readCalls[0].times)
print(mock.find(1) == nil)
mock.findHandler = { Token(number: $0) }
print(mock.find(5)!.number)
