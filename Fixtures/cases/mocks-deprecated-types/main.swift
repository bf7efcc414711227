protocol Check {
    func run()
}

struct OldCheck: Check {
    @available(*, deprecated)
    func run() {
        let opener = OpenerDependencyMock()
        opener.openPathHandler = { $0 != nil }
        opener.lastPath = Path(text: "a")
        print(opener.open(opener.lastPath), opener.openPathCallCount)
        let shared = SharedOpenerDependencyMock()
        shared.openHandler = { $0.text == "b" }
        print(shared.open(Path(text: "b")), shared.openCallCount)
        shared.resetCalls()
        print(shared.openCallCount)
    }
}

let opener = OpenerDependencyMock()
opener.openStringHandler = { $0.isEmpty }
opener.openRouteHandler = { $0.text == "c" }
print(opener.open(Route(text: "c")), opener.openRouteCalls.map(\.route.text))
let check: any Check = OldCheck()
check.run()
