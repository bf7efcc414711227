let mock = ArchiveMock<Int>(latest: [3])
mock.entriesHandler = { _ in [1, 2] }
print(mock.entries(after: ()), mock.entriesCallCount)
