print(Root().home.text)
