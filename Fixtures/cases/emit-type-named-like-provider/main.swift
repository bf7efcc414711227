// The user's types win.
print(RootComponent().gameComponent.text)
