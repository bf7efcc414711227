let root = RootComponent()
print(root.seat.text, root.flight.seat.text)
