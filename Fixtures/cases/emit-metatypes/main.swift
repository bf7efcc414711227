// The metatype of an existential is no type that conforms.
print(RootComponent().canvasComponent.text)
