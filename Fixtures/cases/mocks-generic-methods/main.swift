let decoder = DecoderDependencyMock()

switch CommandLine.arguments.dropFirst().first {
case "1": print(try decoder.decode(User.self, from: ""))
case "2":
    decoder.decodeHandler = { _, text in text }
    print(try decoder.decode(User.self, from: ""))
case "3":
    decoder.firstHandler = { _, _ in nil }
    print(decoder.first(of: [1], or: nil) == nil)
    decoder.boxedHandler = { _ in Int?.none as Any }
    print(decoder.boxed("a"))
default: break
}

decoder.decodeHandler = { type, text in
    if type == User.self { return User(name: text) }
    return text.count
}
print(try decoder.decode(User.self, from: "Ada").name, try decoder.decode(Int.self, from: "four"))

decoder.firstHandler = { list, other in list.first ?? other }
print(decoder.first(of: [3, 4], or: nil) ?? 0, decoder.first(of: [String](), or: nil) ?? "none")

decoder.describeHandler = { value, others in "\(value) and \(others.count)" }
print(decoder.describe(5, and: [:]))

decoder.measuredHandler = { body in (try? body()) ?? "failed" }
print(decoder.measured { "measured" })

decoder.loadHandler = { type, completion in
    guard type == User.self, let completion = completion as? @Sendable (Result<User, any Error>) -> Void else { return }
    completion(.success(User(name: "Grace")))
}
decoder.load(User.self) { result in
    if case .success(let user) = result { print("loaded \(user.name)") }
}

decoder.keysHandler = { table in Set((table as? [String: Int] ?? [:]).keys) }
print(decoder.keys(of: ["one": 1]))
decoder.boxedHandler = { ($0, 1) }
decoder.swapHandler = { $1 }
print(decoder.swap(1, "right"))
decoder.noteHandler = { value, others, again in "\(value) \(others.count) \(again)".count }
print(decoder.note("a", of: ["b"], again: "c"))
decoder.rememberHandler = { visitor in (visitor as? (Int) -> Void)?(6) }
decoder.remember { (number: Int) in print("remembered \(number)") }
// Each level of an optional is kept.
decoder.cachedHandler = { _ in Int??.none as Any }
print(decoder.cached(Int??.self) == nil)
