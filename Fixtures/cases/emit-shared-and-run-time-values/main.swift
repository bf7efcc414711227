// The shared counter counts on, the other starts anew.
let root = RootComponent()
print(root.order(number: 10).text)
print(root.order(number: 11).text)
