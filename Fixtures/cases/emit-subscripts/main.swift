// Writes and reads through the provider.
let settings = RootComponent().settingsComponent
print(settings.text)
settings.rename()
print(settings.text)
