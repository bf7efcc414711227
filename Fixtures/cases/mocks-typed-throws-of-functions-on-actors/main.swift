let editor = EditorMock(limit: 3, title: { "page \($0)" })
print(try editor.title(2))
print(try await editor.limit)
editor.countHandler = { { $0 + 1 } }
print(try await Task { @Storage in try editor.count(4) }.value)
