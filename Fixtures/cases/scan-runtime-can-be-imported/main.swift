print(RootComponent(title: "Page").page.text)
