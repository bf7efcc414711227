print(RootComponent().serviceComponent.shown)
