let page = PageMock(title: "Inbox")
print(page.title)
SharedPageMock().next = nil
print(FinalPageMock(title: "Last").title)
