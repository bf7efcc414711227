@MainActor func run() {
    let shell = RootComponent().shell
    print(shell.dependency.open(4), shell.dependency.title)
    print(shell.reader.line)
}

run()
