enum Unreadable: Error {
    case text
}

let lines = RootComponent().importer.dependency
print(lines.read { 2 })
do {
    print(try lines.parse("4", failure: Unreadable.text), try lines.parse("four", failure: Unreadable.text))
} catch {
    print(error == .text)
}
