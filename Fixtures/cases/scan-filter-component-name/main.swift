print(Root().checkout.text)
