print(RootComponent().editor.text)
