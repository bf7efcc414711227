print(AppRoot().page.text)
