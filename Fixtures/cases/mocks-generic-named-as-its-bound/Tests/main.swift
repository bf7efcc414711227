import Kit

let radio = RadioMock()
radio.addHandler = { "\(($0 as? Fan)?.name ?? "nobody") listens" }
print(radio.add(Fan(name: "Ann")))
