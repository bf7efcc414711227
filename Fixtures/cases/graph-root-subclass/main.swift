// The same screen below either root.
print(RootComponent().statusComponent.line)
print(StagingRootComponent().statusComponent.line)
