// Only the price is the shop's.
print(ShopComponent().card.dependency.text(after: "a"))
// The badge and the border are those for the fewest.
print(ShopComponent().banner.text)
