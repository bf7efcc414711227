// Both meals and the seat are of the first class.
let ticket = TrainComponent().first
print(ticket.meal?.dependency.menu ?? "", ticket.secondMeal?.dependency.menu ?? "")
print(ticket.seat?.dependency.row ?? 0)
