// (head)

import DIRuntime

nonisolated final class GateMock: Gate {
    init(ticket: consuming Ticket? = nil) {
        givenTicket = ticket
    }

    var ticket: Ticket {
        _read {
            if givenTicket == nil {
                needleMockValue(nil as Never?, "GateMock.ticket", "pass 'ticket:' to the initialiser or set 'givenTicket' first")
            }
            yield givenTicket!
        }
        _modify {
            if givenTicket == nil {
                needleMockValue(nil as Never?, "GateMock.ticket", "pass 'ticket:' to the initialiser or set 'givenTicket' first")
            }
            yield &givenTicket!
        }
    }
    var givenTicket: Ticket?
}

nonisolated final class PageMock: Page {
    init(title: String? = nil) {
        givenTitle = title
    }

    var title: String {
        get { needleMockValue(givenTitle, "PageMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: String?
}

nonisolated final class RowMock<Item>: Row {
    init(item: Item? = nil) {
        givenItem = item
    }

    var item: Item {
        get { needleMockValue(givenItem, "RowMock.item", "pass 'item:' to the initialiser or set it first") }
        set { givenItem = newValue }
    }
    private var givenItem: Item?
}

nonisolated final class SheetMock: Sheet {
    init(title: Name? = nil, `default`: Int! = nil) {
        givenTitle = title
        givenDefault = `default`
    }

    var title: Name {
        get { needleMockValue(givenTitle, "SheetMock.title", "pass 'title:' to the initialiser or set it first") }
        set { givenTitle = newValue }
    }
    private var givenTitle: Name?

    var `default`: Int {
        get { needleMockValue(givenDefault, "SheetMock.default", "pass 'default:' to the initialiser or set it first") }
        set { givenDefault = newValue }
    }
    private var givenDefault: Int?
}

nonisolated final class TagsMock: Tags {
    init(tag: String? = nil) {
        givenTag = tag
    }

    init(tag: String?...) {}

    var tag: String {
        get { needleMockValue(givenTag, "TagsMock.tag", "pass 'tag:' to the initialiser or set it first") }
        set { givenTag = newValue }
    }
    private var givenTag: String?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
