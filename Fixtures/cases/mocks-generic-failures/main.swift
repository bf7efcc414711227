let mock = RetryDependencyMock()
mock.attemptHandler = { work in (try? work()) ?? -1 }
mock.attemptLaterHandler = { (work) async throws(Offline) in
    do { return try await work() } catch { throw .plane }
}
mock.outcomeHandler = { work in
    do { return Result<Void, Offline>.success(try work(2)) } catch { return Result<Void, Offline>.failure(.plane) }
}
func fail() throws(Offline) -> Int { throw .plane }
print(try mock.attempt { 3 }, try mock.attempt(fail))
print(try await mock.attempt(later: { 4 }))
do {
    _ = try await mock.attempt(later: { () async throws(Offline) -> String in throw .plane })
} catch {
    print(error)
}
print(mock.outcome { (_: Int) throws(Offline) -> Void in throw .plane }, mock.attemptLaterCalls.count)

let accounts = AccountDependencyMock()
var account = Account()
accounts.changeHandler = { body in try body(&account) }
accounts.laterHandler = { body in try await body() }
accounts.firstHandler = { error, values in
    guard let first = values.first else { throw error as? any Error ?? Offline.plane }
    return first
}
AccountDependencyMock.totalHandler = { try $0() + 1 }
accounts.subscriptHandler = { _ in throw Offline.plane }
let balance = accounts.change { account in
    account.balance += 1
    return account.balance
}
print(balance, account.balance, try accounts.first(Offline.plane, of: [7]) ?? 0, AccountDependencyMock.total { 3 })
do {
    try accounts.change { account throws(Offline) in throw .plane }
} catch .plane {
    print("plane")
}
await accounts.later {}
do {
    try await accounts.later { () async throws(Offline) in throw .plane }
} catch .plane {
    print("later")
}
do {
    _ = try accounts.first(Offline.plane, of: [Int]())
} catch .plane {
    print("none", accounts.firstCalls.count)
}
do {
    _ = try accounts[given: Offline.self]
} catch .plane {
    print("given")
}
let locked = LockedMock()
locked.lockedHandler = { body in
    var account = Account()
    return try body(&account)
}
print(locked.locked { $0.balance })
if CommandLine.arguments.count > 1 {
    accounts.laterHandler = { _ in throw CancellationError() }
    try await accounts.later { () async throws(Offline) in }
}
