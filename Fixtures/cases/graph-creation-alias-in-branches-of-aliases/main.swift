let root = RootComponent()
print(root.checkout.shown)
print(root.help.shown)
print(root.gift())
