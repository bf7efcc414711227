// In a module that the component's imports.
import DIRuntime

public struct Badge { public init() {} }

extension RootComponent {  // reported here
    public var badge: Badge { Badge() }
}
