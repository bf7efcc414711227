registerProviderFactories()

let root = RootComponent()
root.editorComponent.save("rain")
root.listComponent.editorComponent(draft: "more ").save("rain")
print(root.listComponent.lines.joined(separator: "\n"))
