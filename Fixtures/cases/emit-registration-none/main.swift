// Calls the user's function of that name.
print(registerProviderFactories(), RootComponent().homeComponent.text)
