print(BakeryComponent(name: "Ada's").counter.names)
