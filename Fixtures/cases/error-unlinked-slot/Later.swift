import DIRuntime

// By another name of `self`.
final class LaterComponent: Component<EmptyDependency> {
    func later() -> () -> [String] {
        { [weak self] in
            guard let strongSelf = self else { return [] }
            let found: Plugins<Tabs> = strongSelf.plugins()
            return Array(found)
        }
    }
}

extension RootComponent {
    var later: LaterComponent { LaterComponent(parent: self) }
}
