let pages = PageDependencyMock(index: ["b": 2])
pages.pageHandler = { $0.count }
print(pages.index, pages.page("two") ?? 0)

let loader = LoaderMock<String>()
loader.loadHandler = { done in done(.success("text")) }
loader.load { print($0) }
loader.last = { print("last", $0) }
loader.last?(.success("one"))
loader.partHandler = { part in ("\(part.0)", part.1) }
print(loader.part((5, "five")), loader.partCalls[0].part)

let notes = NoteLoaderMock()
notes.moreHandler = { _ in [1, 2] }
print(notes.more { _ in })

let chain = ChainMock()
chain.visitHandler = { $0(chain) }
chain.visit { print($0 === chain) }
