import Shop

let scale = ScaleMock()
scale.weighHandler = { Pound($0.count) }
print(scale.weigh("pear").count)
