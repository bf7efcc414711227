print(RootComponent().window.text)
