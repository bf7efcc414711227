print(RootComponent().page.text)
