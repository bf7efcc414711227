let articles = ArticleDependencyMock(newest: Article(title: "new"))
articles.loadHandler = { Article(title: "article \($0), ") }
print(try await read(articles), articles.loadCallCount)
let reader = ReaderDependencyMock(title: "a title")
print(await Task { @MainActor in reader.title }.value)
