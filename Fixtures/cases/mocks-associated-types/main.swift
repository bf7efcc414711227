await Task.yield()
let store = StoreMock<Note, any Error>(all: [Note(id: 1)], newest: nil)
store.itemHandler = { Note(id: $0) }
store.saveHandler = { item, completion in completion(.success(item)) }
store.convertHandler = { convert in [convert(Note(id: 7))] }
let any: any Store<Note> = store
print(any.all.count, any.newest == nil, try any.item(3).id, store.convert { "\($0.id)" })
store.save(Note(id: 4)) { print((try? $0.get().id) ?? 0) }

let keyed = KeyedStoreMock<String, Note, any Error>()
var notes: [String: Note] = [:]
keyed.subscriptHandler = { notes[$0] }
keyed.subscriptSetHandler = { notes[$1] = $0 }
keyed["five"] = Note(id: 5)
keyed.copyHandler = { keyed }
print(keyed["five"]?.id ?? 0, keyed.copy() === keyed)
