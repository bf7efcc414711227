protocol Badged {}

struct User {}

struct Session {
    let cache = Cache()
}

final class Cache {
    let name = "cache"
}

// Another `ID` than that of users.
struct Order {
    struct ID {}
}
