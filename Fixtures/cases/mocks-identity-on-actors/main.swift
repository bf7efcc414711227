nonisolated func identity<Model: Identifiable>(of model: Model) -> Model.ID { model.id }

@MainActor func show() {
    let row = RowModelMock(id: "row", title: "Row")
    print(identity(of: row), row.title)
    let sent = SentModelMock(id: 7, title: "Sent")
    print(identity(of: sent), sent.title)
}
MainActor.assumeIsolated { show() }
