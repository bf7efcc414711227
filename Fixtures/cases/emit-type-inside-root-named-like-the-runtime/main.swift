print(RootComponent().panel.text, RootComponent.DIRuntime.long)
