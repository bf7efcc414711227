print(RootComponent().tour.text)
