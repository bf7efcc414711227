// The linked editor.
print(RootComponent().editorComponent.text)
