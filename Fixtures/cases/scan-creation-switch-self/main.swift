// Both meals and both seats are of the first class.
let ticket = TrainComponent().first
print(ticket.meal?.dependency.menu ?? "", ticket.secondMeal?.dependency.menu ?? "")
print(ticket.seat?.dependency.row ?? 0, ticket.windowSeat?.dependency.row ?? 0)
