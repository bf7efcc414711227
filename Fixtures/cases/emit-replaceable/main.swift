import DIRuntime

let plain = RootComponent()
print("plain:", plain.list.dependency.analytics.name, plain.list.row.dependency.analytics.name, plain.sent.dependency.id)

let root = ProviderTable.withOverrides {
    $0.replace(\RootComponent.Replaceable.analytics, with: FakeAnalytics(name: "fake"))
    $0.replace(\RootComponent.Replaceable.note, with: "note")
    $0.replace(\RootComponent.Replaceable.token, with: "token")
    $0.replace(\RootComponent.Replaceable.id, with: 8)
    $0.replace(\RootComponent.Replaceable.loadId, with: { "loaded \($0)" })
    $0.replace(\RootComponent.Replaceable.loadName, with: { "named \($0)" })
    $0.replace(
        \RootComponent.Replaceable.show,
        with: { text, done in
            print("shown:", text)
            done()
        })
} operation: {
    RootComponent()
}
let list = root.list.dependency
print("replaced:", list.analytics.name, list.note ?? "nil", list.load(name: "a"), root.sent.dependency.id)
print("awaited:", try await list.token, try await list.load(id: 1), try await root.list.row.dependency.token)
list.show("text") { print("done") }
print("folder:", root.list.row.dependency.analytics.name, root.list.folder.row.dependency.analytics.name)
print("own:", root.own, "other graph:", RootComponent().list.dependency.analytics.name)

// Of two calls the inner one counts, and the rest of the outer one stays.
let nested = ProviderTable.withOverrides {
    $0.replace(\RootComponent.Replaceable.analytics, with: FakeAnalytics(name: "outer"))
    $0.replace(\RootComponent.Replaceable.note, with: "outer")
} operation: {
    ProviderTable.withOverrides {
        $0.replace(\RootComponent.Replaceable.analytics, with: FakeAnalytics(name: "inner"))
    } operation: {
        RootComponent()
    }
}
print("nested:", nested.list.dependency.analytics.name, nested.list.dependency.note ?? "nil")

if CommandLine.arguments.count > 1 {
    enum Other { struct Elsewhere { let clock: Int } }
    _ = ProviderTable.withOverrides {
        $0.replace(\Other.Elsewhere.clock, with: 1)
    } operation: {
        RootComponent()
    }
}
