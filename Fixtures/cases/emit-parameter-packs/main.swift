// All values arrive, in their order.
print(RootComponent().packComponent.text)
