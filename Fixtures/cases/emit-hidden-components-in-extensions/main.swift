print(CityComponent().labels)
