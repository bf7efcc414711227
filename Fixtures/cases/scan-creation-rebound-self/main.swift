let root = RootComponent()
let scopes = [root.post()?.dependency, root.ad()?.dependency, root.story()?.dependency, root.live()?.dependency]
print(scopes.map { $0?.source ?? "gone" })
