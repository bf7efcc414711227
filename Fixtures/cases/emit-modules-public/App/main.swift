// Through three modules.
let profile = RootComponent().profileComponent
print(profile.text)
print(profile.avatarComponent.text)
