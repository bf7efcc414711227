// One payment that works, one receipt that does not.
let pay = RootComponent().payComponent
print((try? pay.pay(5)) ?? "failed")
print((try? pay.pay(500)) ?? "failed")
print(pay.receiptText())
