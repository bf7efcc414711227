let mock = TableDependencyMock(menu: ["Soup"])
mock.menuOfHandler = { ["Tea for \($0)"] }
mock.subscriptHandler = { ["Dish \($0)"] }
print(mock.menu, mock.menu(of: "Ada"), mock[3])

func readSlowly() async {
    let mock = TableDependencyMock()
    mock.slowMenuHandler = { ["Roast"] }
    print(await mock.slowMenu)
}
await readSlowly()
