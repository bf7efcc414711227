registerProviderFactories()

let root = RootComponent()
print(root.welcomeComponent.arrive("Ada"))
print(root.welcomeComponent.arrive("Grace"))
let session = root.sessionComponent(host: "Ada")
print(session.greeting)
session.matchComponent.play()
print(session.scoreBoard)
