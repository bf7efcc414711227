nonisolated func run() {
    print(RootComponent().page.text)
}

run()
