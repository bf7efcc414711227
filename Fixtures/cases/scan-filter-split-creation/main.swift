print(Root().open(1).text)
