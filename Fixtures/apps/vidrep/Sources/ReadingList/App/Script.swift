/// An evening with the app: what the API answers, and what is tapped.
enum Script {
    static let answers: [Result<[Article], APIError>] = [
        .success([otters]),
        .failure(.offline),
        .success([otters, lighthouses]),
    ]

    static let taps = [
        "Otters", "Save", "Back to the feed", "Refresh", "Dismiss", "Saved", "Otters", "Back to what is saved", "Feed",
        "Refresh", "Settings", "Show texts too", "Feed", "Cover",
    ]

    static let captions = ["Lighthouses", "Otters"]

    private static let otters = Article(id: 1, title: "Otters", text: "They hold hands while they sleep.")
    private static let lighthouses = Article(id: 2, title: "Lighthouses", text: "Each has a rhythm of its own.")
}
