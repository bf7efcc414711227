let gate = RootComponent().gateComponent
print(gate.use(), gate.use())
