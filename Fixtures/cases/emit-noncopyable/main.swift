print(RootComponent().gate.text)
print(RootComponent().hall.gate.text)
