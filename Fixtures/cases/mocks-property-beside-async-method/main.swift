let session = SessionDependencyMock(token: "kept")
session.tokenHandler = { "fetched" }
session.renewHandler = { "\($0)" }
let renewed: (Int) -> String = session.renew
print(session.token, try await session.token(), renewed(1), session.renewCallCount)
