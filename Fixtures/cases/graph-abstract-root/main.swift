// Two roots with one base.
print(ShopRootComponent().pageComponent.text)
print(NewsRootComponent().pageComponent.text)
