import DIRuntime

let desk = DeskMock()
desk.sellHandler = { ticket in Ticket(price: ticket.price + 1) }
desk.failHandler = { _ throws(Error) in throw .full }
desk.ticket = Ticket()
print(try await desk.sell(desk.ticket).price, desk.sellCallCount)
do {
    try desk.fail(Error.full)
} catch {
    print(error, desk.failCallCount)
}
DeskMock.openHandler = { _ in }
DeskMock.open(Ticket())
try await desk.sellCalled(1)
print(DeskMock.openCallCount)

let drawer = DrawerMock<Ticket>()
drawer.findHandler = { value in value }
print(drawer.find(4 as Swift.Int))
DrawerMock<Ticket>.firstHandler = { Ticket(price: 9) }
print(try await DrawerMock<Ticket>.first.price)
