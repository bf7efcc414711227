import DIRuntime

public class RootComponent: BootstrapComponent {}

// 'Person' lost its 'public'.
struct Person: Identifiable {
    public let id: Int
}
