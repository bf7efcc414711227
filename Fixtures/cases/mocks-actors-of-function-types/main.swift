await Task { @MainActor in
    let mock = StorageQueueMock(save: { print("saves") }, show: { print("shows", $0) })
    mock.performHandler = { _ in { print("performed") } }
    await mock.save()
    mock.show(1)
    mock.perform {}()
}.value
