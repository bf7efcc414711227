print(RootComponent().profile.text)
