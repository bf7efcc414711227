import DIRuntime

print(ListComponent(dependency: ListDependencyMock(missing: 4)).doubled)
