import DIRuntime

@MainActor
func run() {
    let root = ProviderTable.withOverrides {
        $0.replace(\RootComponent.Replaceable.clock, with: Clock(name: "fake"))
        $0.replace(\RootComponent.Replaceable.draft, with: .named("fake"))
    } operation: {
        RootComponent()
    }
    let page = root.page.dependency
    print("replaced:", page.clock.name, page.draft.text, page.draft === root.page.dependency.draft)
    // It is not one for the graph, so nothing replaces it.
    print("scratch:", page.scratch === page.scratch)
    print("own:", root.clock.name, root.draft.text == "")
}

extension Scratch {
    nonisolated static func named(_ text: String) -> Scratch {
        let scratch = Scratch()
        scratch.text = text
        return scratch
    }
}

MainActor.assumeIsolated { run() }
