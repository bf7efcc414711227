RankingMock._1stHandler = { (1, "gold") }
print(try RankingMock.`1st`)
RankingMock._2ndHandler = { [$0] }
var place = 2
print(Array(RankingMock._2nd(&place)))
