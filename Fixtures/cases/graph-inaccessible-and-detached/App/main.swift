print(RootComponent().billingComponent.rate)
