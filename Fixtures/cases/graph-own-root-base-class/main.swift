// Members of the root and of its base.
print(AppRootComponent().updateComponent.text)
