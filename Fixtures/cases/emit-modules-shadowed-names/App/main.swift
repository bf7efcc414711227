// The library's screen, in the library's theme.
print(RootComponent().screen.text)
