import DIRuntime

func fail(_ number: String) {
    let mock = GameDependencyMock(round: 1)
    switch number {
    case "1": print(mock.players)
    case "2": print(mock.winner as Any)
    case "3": print(mock.nickname as Any)
    case "4": print(mock.forced as Any)
    default: break
    }
}

if let number = CommandLine.arguments.dropFirst().first {
    fail(number)
}

let mock = GameDependencyMock(
    players: [Player(name: "Ada"), Player(name: "Grace")], round: 3, winner: nil, onEnd: { "ended after \($0)" },
    clock: FixedClock(seconds: 60))
print(GameComponent(dependency: mock).title)
print(mock.onEnd(7), mock.clock.seconds)

mock.winner = Player(name: "Ada")
mock.round = 4
mock.nickname = nil
mock.bounds = (lower: 1, upper: 9)
mock.forced = Player(name: "Zed")
print(GameComponent(dependency: mock).title)
print(mock.nickname ?? "no nickname", mock.bounds.upper, mock.forced.name)

let winner: Player? = Player(name: "Grace")
print(GameDependencyMock(winner: winner).winner?.name ?? "nobody", GameDependencyMock(nickname: "Gr").nickname ?? "")
_ = EmptyHandedDependencyMock()
