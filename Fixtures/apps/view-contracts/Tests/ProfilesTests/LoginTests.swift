import Live
import Screens
import Testing

@MainActor
@Suite("The log-in state", .timeLimit(.minutes(1)))
struct LoginTests {
    private let root = LiveRoot(
        people: MemoryPeople([
            Person(id: 1, name: "Grace", role: "rear admiral"), Person(id: 2, name: "Ada", role: "analyst"),
        ]))

    @Test("everybody who watches is told the state as it is, and each change once")
    func states() async throws {
        var early = root.loginState.states.makeAsyncIterator()
        #expect(await early.next() == .loggedOut)
        try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
        var late = root.loginState.states.makeAsyncIterator()
        #expect(await late.next() == .loggedIn(2))
        try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
        root.loginState.logOut()
        root.loginState.logOut()
        try await root.loginState.logIn(Credentials(name: "grace", password: "1"))
        for expected in [LoginState.loggedIn(2), .loggedOut, .loggedIn(1)] { #expect(await early.next() == expected) }
        for expected in [LoginState.loggedOut, .loggedIn(1)] { #expect(await late.next() == expected) }
    }

    @Test("an attempt that fails says why, and changes nothing")
    func failures() async {
        var states = root.loginState.states.makeAsyncIterator()
        await #expect(throws: UseCaseError.wrongCredentials) {
            try await root.loginState.logIn(Credentials(name: "ada", password: "1"))
        }
        // The account is there, the person is not: what another use case says of that.
        await #expect(throws: UseCaseError.unknownPerson) {
            try await root.loginState.logIn(Credentials(name: "nobody", password: "3"))
        }
        root.loginState.logOut()
        #expect(await states.next() == .loggedOut)
        try? await root.loginState.logIn(Credentials(name: "grace", password: "1"))
        #expect(await states.next() == .loggedIn(1))
    }

    @Test("it is one for the whole app, and another root has another")
    func shared() {
        #expect(root.loginState === root.loginState)
        #expect(root.loginState !== LiveRoot(people: MemoryPeople([])).loginState)
    }

    @Test("who is gone is told no more")
    func forgets() async {
        let watcher = Task { [states = root.loginState.states] in
            for await _ in states {}
        }
        #expect(root.loginState.watcherTotal == 1)
        watcher.cancel()
        while root.loginState.watcherTotal > 0, !Task.isCancelled { await Task.yield() }
        #expect(root.loginState.watcherTotal == 0)
    }

    @Test("the view model of the root follows it, and is not kept by that")
    func rootViewModel() async throws {
        weak var kept: (any RootViewContract)?
        do {
            let contract = root.rootContract
            kept = contract
            contract.start()
            contract.start()
            #expect(root.loginState.watcherTotal == 1)
            #expect(contract.user == nil)
            try await root.loginState.logIn(Credentials(name: "ada", password: "2"))
            while contract.user == nil, !Task.isCancelled { await Task.yield() }
            #expect(contract.user == 2)
            contract.logOut()
            while contract.user != nil, !Task.isCancelled { await Task.yield() }
        }
        #expect(kept == nil)
        while root.loginState.watcherTotal > 0, !Task.isCancelled { await Task.yield() }
        #expect(root.loginState.watcherTotal == 0)
    }

    @Test("the view model of the log-in tells what came of an attempt, and forgets the password")
    func loginViewModel() async {
        let contract = root.loginContract
        contract.name = "ada"
        contract.password = "wrong"
        contract.logIn()
        contract.logIn()
        #expect(contract.isBusy && contract.message == nil)
        while contract.isBusy, !Task.isCancelled { await Task.yield() }
        #expect(contract.message == "This name and password do not match.")
        #expect(contract.name == "ada" && contract.password == "")

        contract.password = "2"
        contract.logIn()
        while contract.isBusy, !Task.isCancelled { await Task.yield() }
        #expect(contract.message == nil && contract.password == "")
        var states = root.loginState.states.makeAsyncIterator()
        #expect(await states.next() == .loggedIn(2))
    }
}
