extension RootComponent: RootBadged {}

extension ListComponent: Captioned {}
