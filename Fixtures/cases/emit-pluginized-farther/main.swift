let kiosk = RootComponent().station.hall.kiosk
print(kiosk.text)
print(kiosk.nonCoreComponent.rack.text)
print(kiosk.nonCoreComponent.rack.shelf.text)
