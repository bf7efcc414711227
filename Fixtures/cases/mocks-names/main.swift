let row = FeatureRowDependencyMock(item: Feature.Item(id: 3))
row.rowHandler = { Feature.Row(text: "row \($0.id)") }
print(row.row(for: row.item).text, OtherRowDependencyMock(id: 2).id)
let keyword = KeywordDependencyMock(default: 1, class: "c", self: 2, init: 3, `my value`: 4, value: 5)
keyword.switchHandler = { $0 + $1 }
keyword.isitHandler = { true }
print(keyword.default, keyword.class ?? "", keyword.`self`, keyword.`init`, keyword.`my value`, keyword.value)
keyword._2ndHandler = { $0 }
keyword._4thHandler = { 4 }
print(keyword.`2nd`(`3rd`: 3), try keyword.`4th`, keyword._2ndCalls[0].`3rd`)
print(keyword.switch(1, where: 2), keyword.`is it`())
keyword.totalHandler = { $0 + $1 }
print(keyword.total(await: 3, unsafe: 4), keyword.totalCalls[0].unsafe)
let taken = TakenDependencyMock_(needleMockFailure: 6)
taken.countHandler = { 7 }
print(taken.needleMockFailure, taken.count(), needleMockValue())
keyword.boundHandler = { $0 * $1 }
keyword.subscriptHandler = { $0 + 1 }
keyword.🚀Handler = { $0 + 2 }
keyword.backHandler = { 9 }
print(keyword.bound(to: 2, boundHandler: 3), keyword.boundCalls[0].givenSelf, keyword[4], keyword.🚀(5), keyword.`<- back`())
let arguments = ArgumentsDependencyMock()
arguments.countHandler = { $0 + $1 }
arguments.makeHandler = { $0 + $1 }
arguments.findHandler = { $0 }
arguments.checkHandler = { $0 + 1 }
print(arguments.count(needleMockKept: 1, needleMockCalls: 2), arguments.make(needleMockResult: 3, 4) + 0)
print(try arguments.check(needleMockError: 5), arguments.find(needleMockNone: 6) as Any)
