print(RootComponent().report.text)
