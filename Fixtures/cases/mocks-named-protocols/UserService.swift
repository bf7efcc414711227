protocol UserService: Refreshing {
    func user(id: Int) async throws -> String
    func logOut()
}

struct UnrelatedToMocks {
    var name = ""
}
