// Prints what the functions return.
print(try RootComponent().formComponent.summary())
