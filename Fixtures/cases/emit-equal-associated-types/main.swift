print(RootComponent().card.text)
