let root = RootComponent()
root.cart.put("tea")
print(root.page.text)
