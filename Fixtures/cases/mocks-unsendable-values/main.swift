import DIRuntime

let mock = DraftDependencyMock()
mock.draftHandler = { Draft(text: "draft") }
mock.editableHandler = { Draft(text: "editable") }
mock.latestHandler = { Draft(text: "latest") }
mock.onChangeHandler = { {} }
mock.ticketHandler = { Ticket(number: 3) }
mock.eventHandler = { Tap.self }
mock.copyHandler = { Draft(text: $0.text + " copied") }
mock.showHandler = { $0.text == "shown" }
mock.subscriptHandler = { row, draft in Draft(text: "\(draft.text) \(row)") }
DraftDependencyMock.standardHandler = { Draft(text: "standard") }
try await withThrowingTaskGroup(of: Void.self) { group in
    for task in 0..<8 {
        group.addTask {
            for step in 0..<200 {
                mock.draft.text += "\(step)"
                mock.editable = Draft(text: "dropped")
                mock.editable.text += "\(step)"
                try await mock.latest?.text += "\(step)"
                mock.ticket = Ticket(number: mock.ticket.number + 1)
                mock.ask(mock.event, CancellationError())
                mock.save(Draft(text: "\(task)"), row: step)
                mock.rename(step, to: "\(task)", then: {}, on: nil)
                let copied = try await mock.copy(Draft(text: "\(task)"))
                copied.text += "\(step)"
                mock.track(Tap(row: step), call: task)
                mock.send(Tap(row: step), to: [Tap(row: task)], call: task)
                mock[step, copied].text += "\(step)"
                DraftDependencyMock.standard.text += "\(step)"
                DraftDependencyMock.boot(copied)
            }
        }
    }
    try await group.waitForAll()
}
print(mock.draft.text, mock.editable.text, mock.ticket.number, DraftDependencyMock.standard.text)
print(mock.saveCallCount, mock.trackCallCount, DraftDependencyMock.bootCallCount, mock.subscriptSetCallCount)
print(mock.renameCalls.count, mock.renameCalls.filter { $0.name == "7" && $0.row == 5 }.count)
print(mock.sendCalls.count, mock.sendCalls[0].event is Tap, mock.sendCalls[0].names.count)

// What is kept on an actor, it alone has.
let shown = Draft(text: "shown")
mock.shown = shown
mock.selected = nil
print(mock.shown === shown, mock.selected == nil, mock.show(mock.shown))

// What cannot be kept is told, and goes on where the test framework is told.
MockFailure.handler = { print("told:", $0) }
mock.draftHandler = nil
mock.draft = Draft(text: "dropped")
_ = DraftDependencyMock(onChange: {})
print(DraftDependencyMock(failure: CancellationError()).failure, mock.askCallCount)
print(mock.saveCalls.count, mock.trackCalls.count, mock.copyCalls.count, mock.showCalls.count)
mock.resetCalls()
print(mock.saveCalls.count, mock.saveCallCount)

let store = StoreMock<Tap>(newest: nil)
store.saveHandler = { item, rows in rows.last ?? item }
print(store.newest == nil, store.save(Tap(row: 1), in: []).row, store.saveCalls[0].item.row)
store.newest = Tap(row: 4)
print(store.newest?.row ?? 0)

let screen = ScreenDependencyMock(draft: shown)
screen.otherHandler = { Draft(text: "other") }
screen.save(shown)
print(screen.draft === shown, screen.other.text, screen.saveCallCount)
PlainDraftDependencyMock.ticketHandler = { Ticket(number: 5) }
let plain = PlainDraftDependencyMock(draft: shown)
plain.save(shown)
print(plain.draft === shown, plain.saveCalls[0].draft === shown, PlainDraftDependencyMock.ticket.number)
