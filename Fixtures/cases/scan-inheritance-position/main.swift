let weather = RootComponent().weather
print(weather.description)
print(weather.radar.name)
