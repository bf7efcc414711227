@testable import Feature

import Core

struct FixedClock: Clock {
    let now: Int
}

let feature = FeatureDependencyMock(items: [Item(id: 1)], user: User(name: "Ada"), clock: FixedClock(now: 4))
print(feature.title(), feature.clock.now)
print(CoreDependencyMock(user: User(name: "Grace")).user.name, PackageDependencyMock(count: 3).count)
