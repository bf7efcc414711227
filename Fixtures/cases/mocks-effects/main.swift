func run() async throws {
    if CommandLine.arguments.count > 1 {
        print(try await SessionDependencyMock().token)
    }

    let session = SessionDependencyMock(token: "t1", user: nil)
    print(try await session.token, await session.user ?? "nobody")
    session.tokenHandler = { throw SessionError.expired }
    do {
        print(try await session.token)
    } catch {
        print("token: \(error)")
    }
    session.keyHandler = { () throws(SessionError) in throw .expired }
    do {
        print(try session.key)
    } catch {
        switch error {
        case .expired: print("key: expired")
        }
    }
    session.renewHandler = { 3 }
    print(try await session.renew(), session.renewCallCount)
    try await session.end()
    session.endHandler = { throw SessionError.expired }
    print((try? await session.end()) == nil, session.endCallCount)
    session.pingHandler = {
        await Task.yield()
        return true
    }
    print(await session.ping())
}

try await run()
