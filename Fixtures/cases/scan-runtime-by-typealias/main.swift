print(AppComponent().homeComponent.lampComponent.shadeComponent.colour)
