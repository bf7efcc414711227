@MainActor func run() async {
    let shell = RootComponent().shell
    print(shell.dependency.open(4), shell.dependency.title)
    print(shell.reader.line)
}

await run()
