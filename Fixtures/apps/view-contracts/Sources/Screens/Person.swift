package struct Person: Equatable, Identifiable, Sendable {
    package let id: Int
    package var name: String
    package let role: String

    package init(id: Int, name: String, role: String) {
        self.id = id
        self.name = name
        self.role = role
    }
}
