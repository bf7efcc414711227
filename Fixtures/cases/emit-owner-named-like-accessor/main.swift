print(Await().set.row.page.text)
