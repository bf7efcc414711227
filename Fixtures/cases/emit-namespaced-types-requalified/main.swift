// Prints the formatted style.
print(RootComponent().editorComponent.text)
