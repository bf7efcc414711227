print(RootComponent().sessionComponent.pageComponent.text)
