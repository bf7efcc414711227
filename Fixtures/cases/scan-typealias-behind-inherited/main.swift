print(RootComponent().home.row.words.map { "\($0)" }.joined(separator: " "))
