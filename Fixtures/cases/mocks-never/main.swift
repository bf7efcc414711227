let mock = PageDependencyMock(title: "Inbox")
print(mock.title)
