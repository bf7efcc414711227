await Task.yield()
let screen = ScreenMock(description: "home", title: "Home")
screen.debugDescriptionHandler = { "<home>" }
print(screen, screen.title, [screen].debugDescription)

let key = ScreenKeyMock()
key.hashHandler = { $0.combine(1) }
print(Set([key, key]).count)

let fault = ScreenFaultMock(errorDescription: "no such screen", screen: "cart")
print(fault.localizedDescription, fault.screen)

let audit = ScreenAuditMock()
audit.auditHandler = { 3 }
nonisolated func count(of audited: some Audited) throws -> Int { try audited.audit() }
print(audit.audit(), try count(of: audit), audit.auditCallCount)

nonisolated func pick() async -> Int {
    let picker = LaterPickerMock()
    picker.pickHandler = { _ in 4 }
    let later: any LaterPicker = picker
    picker.findHandler = { _ in 10 }
    picker.showHandler = { _ in 100 }
    return await later.pick(Row()) + picker.pickCallCount + later.find(1) + later.show(2)
}
print(await pick())
