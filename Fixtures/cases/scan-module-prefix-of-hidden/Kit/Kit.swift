@_exported import Chat

public struct Tool {}

// What a module keeps to itself hides nothing of what it exports again.
struct User {}
struct Note {}

enum Hidden {
    static let user = User()
    static let note = Note()
}
