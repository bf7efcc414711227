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
