registerProviderFactories()

let app = AppComponent()
let booking = app.searchComponent.find("Lisbon")
print(booking.book("Lisbon"))
print(booking.receiptComponent.text)
