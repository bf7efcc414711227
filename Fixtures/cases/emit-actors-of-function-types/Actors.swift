enum Storage {
    @globalActor actor Database {
        static let shared = Database()
    }

    typealias Interface = MainActor
    typealias Failing = any Error
    typealias Impossible = Never
}

typealias Storing = Storage.Database
typealias Work = @MainActor () -> Void
