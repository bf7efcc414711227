func make<Made: Page>(_ type: Made.Type) -> Made { Made(title: "a") }

let sheet = SheetMock(title: "b", default: 1)
let row = RowMock(item: 2)
let gate = GateMock(ticket: Ticket(number: 3))
print(make(PageMock.self).title, sheet.title, sheet.default, row.item, gate.ticket.number, TagsMock(tag: "c").tag)
