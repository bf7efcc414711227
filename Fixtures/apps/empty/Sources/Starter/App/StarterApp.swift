#if canImport(SwiftUI)
import SwiftUI

@main
struct StarterApp: App {
    private let root = RootComponent()

    var body: some Scene {
        WindowGroup { Text(root.greetingComponent.greeting) }
    }
}
#else
@main
struct StarterApp {
    static func main() {
        print(RootComponent().greetingComponent.greeting)
    }
}
#endif
