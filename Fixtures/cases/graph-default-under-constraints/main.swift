// Only the price is the shop's.
print(ShopComponent().card.dependency.text(after: "a"))
