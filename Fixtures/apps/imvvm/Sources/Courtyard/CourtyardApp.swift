#if canImport(SwiftUI)
import DIRuntimeFlags
import IMVVM

@main
struct CourtyardApp: App {
    @MainActor private static let root = RootComponent(
        journal: PrintedJournal(), board: HouseBoard(), flagSource: LaunchFlags(flags: [:]), flagStorage: FlagDefaults()
    )

    var body: some Scene {
        WindowGroup { Self.root.make() }
    }
}
#endif
