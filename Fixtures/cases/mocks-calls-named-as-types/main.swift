let telephone = TelephoneMock()
telephone.placeHandler = { PlaceCall(number: $0.number + "1") }
telephone.loadHandler = { numbers throws(LoadCall) in
    if numbers.isEmpty { throw .busy }
    return numbers.count
}
print(telephone.place(PlaceCall(number: "55")).number, telephone.placeCalls[0].call.number)
do { _ = try telephone.load([]) } catch { print(error, telephone.loadCalls[0].numbers) }

let exchange = ExchangeMock<Int>()
await exchange.place([PlaceCall(number: "3")])
exchange.save(7)
exchange.connect("Ada")
print(exchange.placeCalls[0].calls, exchange.saveCalls[0].call, exchange.connectCallCount)
