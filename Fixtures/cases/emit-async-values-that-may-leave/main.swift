let reader = RootComponent().reader
print(await reader.line())
