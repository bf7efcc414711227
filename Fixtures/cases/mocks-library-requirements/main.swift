let event = EventMock(name: "opened")
event.encodeHandler = { try "opened".encode(to: $0) }
print(event.name, event.encodeCallCount)

ChannelMock.allCasesHandler = { [ChannelMock(rawValue: "push"), ChannelMock(rawValue: "mail")].compactMap { $0 } }
print(ChannelMock.allCases.map(\.rawValue))

let level = LevelMock(rawValue: 4)
let tagged = TaggedMock(rawValue: "tag")
tagged?.tagHandler = { "made" }
print(level?.rawValue ?? 0, tagged?.rawValue ?? "", tagged?.tag() ?? "")

let songs = SongsMock(title: "A side")
songs.makeIteratorHandler = { AnyIterator(["one", "two"].makeIterator()) }
for song in songs { print(song) }

var pages = PagesMock()
pages.nextHandler = { 7 }
print("page", pages.next() ?? 0, to: &pages)
print(pages.writeCallCount > 0, pages.nextCallCount)

let row = RowMock(text: "row", id: 3)
print(row.id, EntryMock(id: "entry").id)

OwnIdentityMock<Int>.first = 5
print(OwnIdentityMock<Int>.first, OwnIdentityMock(id: 6).id)

let version: VersionMock? = VersionMock("1.2")
version?.major = 1
print(version?.major ?? 0, ReportMock(text: "all").text)
