func homes(for parents: [RootComponent]) -> [HomeComponent] {
    // The parent of each is only known at run time.
    parents.map(Start.init)
}

func names(of parts: [Substring]) -> [String] {
    parts.map(String.init)
}
