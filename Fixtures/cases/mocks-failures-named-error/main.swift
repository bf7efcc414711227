enum Offline: Error {
    case plane
}

let loader = LoaderMock<Offline>()
loader.loadHandler = { () throws(Offline) in throw .plane }
do { _ = try loader.load() } catch { print(error == .plane) }
