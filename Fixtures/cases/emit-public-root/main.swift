// Opens the window.
print(RootComponent().windowComponent.text)
