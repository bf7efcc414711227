let page = RootComponent().page
print(page.text)
