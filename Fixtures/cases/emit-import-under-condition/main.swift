// Prints the host of the link.
print(RootComponent().linkComponent.host)
