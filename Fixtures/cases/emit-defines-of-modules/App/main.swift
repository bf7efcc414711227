let shop = RootComponent().shop
print(shop.text)
print(shop.promotion.text)
