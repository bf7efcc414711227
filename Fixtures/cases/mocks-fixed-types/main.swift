let notes = NoteStoreMock(newest: Note(id: 1))
notes.itemHandler = { key in Note(id: key.count) }
notes.countHandler = { $0.count }
notes.save(Note(id: 2), as: "two")
print(notes.newest.id, notes.item("four")?.id ?? 0, notes.count(of: [Note(id: 7)]), notes.saveCalls[0].key)
NoteStoreMock.limit = 8
print(NoteStoreMock.limit)

let store: any Store<Note> = notes
print(store.newest.id)

MirrorStoreMock<String>.mirrorHandler = { $0 + "!" }
print(MirrorStoreMock<String>.mirror("mirror"))

let coded = CodedStoreMock<Note, Int>()
coded.codedHandler = { [Note(id: 3)] }
print(try coded.coded()[0].id)

let node = NodeMock()
node.parent = node
print(node.parent === node, NamedNotesMock(title: "named").title)
