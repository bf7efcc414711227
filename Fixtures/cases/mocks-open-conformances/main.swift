await Task.yield()
let screen = ScreenMock(title: "Home")
let key = TitledKeyMock(title: "Key")
let row = RowMock<Int>()
row.show(1)
nonisolated func count<Key: Hashable>(_ keys: [Key]) -> Int { Set(keys).count }
print(screen, screen.title, count([screen, screen, ScreenMock()]), count([key, key]), row == RowMock(), row.showCalls[0].item)
