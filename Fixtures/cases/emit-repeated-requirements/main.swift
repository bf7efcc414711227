nonisolated func total() async -> Int { await RootComponent().list.total() }
print(await total(), RootComponent().list.close())
