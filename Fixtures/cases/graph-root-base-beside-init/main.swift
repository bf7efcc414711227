print(RootComponent.make().page.text)
