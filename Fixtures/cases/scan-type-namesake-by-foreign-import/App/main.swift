let page = RootComponent().page
print(page.summary, page.footer.size)
