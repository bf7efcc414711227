protocol Badged {}

struct User {}

struct Session {
    let cache = Cache()
}

final class Cache {
    let name = "cache"
}
