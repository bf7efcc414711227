// Neither DEBUG nor STAGING is set.
print(RootComponent().apiComponent.endpoint, terminator: "")
