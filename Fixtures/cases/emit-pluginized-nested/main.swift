let home = RootComponent().homeComponent
print(home.inboxComponent.text)
print(home.inboxComponent.nonCoreComponent.rowComponent.text)
print(home.nonCoreComponent.offersComponent.text)
print(home.nonCoreComponent.offersComponent.sheetComponent.text)
