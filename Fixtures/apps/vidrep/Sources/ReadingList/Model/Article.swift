struct Article: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let title: String
    let text: String
}
