let sync = RootComponent().sync.dependency
sync.reset()
print(try sync.load(), try sync.outcome().get())
do { try sync.store(3) } catch { print(error.code) }
