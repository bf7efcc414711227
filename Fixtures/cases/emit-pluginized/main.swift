// Plug-ins are read through the core, and created below the non-core component.
let home = RootComponent().homeComponent
print(home.text)
print(home.detailComponent.text)
print(home.nonCoreComponent.promotionComponent.text)
