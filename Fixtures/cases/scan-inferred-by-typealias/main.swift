// All of them are empty.
let reader = LibraryComponent().reader
print(reader.dependency.first.items.count, reader.dependency.second.items.count, reader.dependency.third?.items.count ?? 9)
print(reader.dependency.saved.count, reader.dependency.byName.count)
