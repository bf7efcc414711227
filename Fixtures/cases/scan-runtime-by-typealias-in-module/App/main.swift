print(AppComponent().homeComponent.lampComponent.light)
