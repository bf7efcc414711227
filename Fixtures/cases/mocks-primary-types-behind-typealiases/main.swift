let user = Account.User(name: "Ada")
let users = UserStoreMock()
users.allHandler = { [user] }
let named = NamedUserStoreMock()
named.drop("a")
let guests = GuestStoreMock()
guests.allHandler = { [user, user] }
let cached = CachedStoreMock(count: 1)
cached.drop(2)
print(users.all()[0].name, named.dropCallCount, guests.all().count, cached.dropCallCount, cached.count)
