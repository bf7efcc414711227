let page = RootComponent().page
print(page.text)
print(page.numbers)
