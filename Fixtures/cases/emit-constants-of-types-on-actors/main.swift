print(await RootComponent().page.dependency.rows.count)
