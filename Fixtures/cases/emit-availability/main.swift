// Uses the member that is always there.
print(RootComponent().loginComponent.text)
