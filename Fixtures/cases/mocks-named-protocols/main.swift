let service = UserServiceMock()
service.userHandler = { "user \($0)" }
service.refreshHandler = { 1 }
service.reset()
service.logOut()
print(try await service.user(id: 2), service.refresh(), service.logOutCallCount)
let router = FeatureRouterMock(top: "home")
router.push("next")
print(router.top, router.pushCallCount)
let storing = StoringMock()
storing.readHandler = { _ in nil }
storing.write(1, "key")
print(storing.read("key") ?? 0, storing.writeCallCount)
