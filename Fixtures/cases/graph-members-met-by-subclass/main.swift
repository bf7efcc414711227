// Each suite has its own number.
let hotel = HotelComponent()
print(hotel.suite.bill.text, hotel.cornerSuite.bill.text)
