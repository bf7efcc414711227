// The library's screen, in the library's theme, and the app's own skins.
print(RootComponent().screen.text)
print(RootComponent().list.text)
