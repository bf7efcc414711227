#if canImport(SwiftUI)
import Architecture

@main
struct CourtyardApp: App {
    @MainActor private static let root = RootComponent(
        journal: PrintedJournal(), board: HouseBoard(), flagSource: LaunchFlags(names: []))

    var body: some Scene {
        WindowGroup { Self.root.make() }
    }
}
#endif
