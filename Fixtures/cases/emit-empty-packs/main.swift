print(RootComponent().packComponent.count)
