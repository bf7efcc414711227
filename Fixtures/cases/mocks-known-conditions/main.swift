let news = NewsMock(title: "title")
news.nextHandler = { "next" }
print(news.title, news.next())
let late = LateNewsMock<Int>(age: 2)
late.nextHandler = { 3 }
print(late.age, late.next())
