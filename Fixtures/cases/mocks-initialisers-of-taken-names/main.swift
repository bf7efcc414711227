func made<Value: Note>(_ type: Value.Type) -> Value { type.init(title: "note", givenTitle: 1) }

print(made(NoteMock.self).title)
print(DraftMock(title: "draft", titleHandler: 1, titleHandlerState: 2).title)
print(try DraftMock(text: "text", textHandler: 3).text)
