var tests = OvenTests()
for text in tests.texts() { print(text) }
print(RootComponent().oven(loaves: 7).text)
