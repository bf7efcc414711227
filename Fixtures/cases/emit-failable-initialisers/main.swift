print(RootComponent().childComponent.shown)
