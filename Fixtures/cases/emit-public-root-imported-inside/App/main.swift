print(Shop().cart.total)
