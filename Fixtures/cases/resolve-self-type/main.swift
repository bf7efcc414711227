print(BakeryComponent(name: "Ada").counter.names)
