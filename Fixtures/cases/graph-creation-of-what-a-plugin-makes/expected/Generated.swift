// (head)

import DIRuntime

extension TestRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_FirstAppTests.providers }
}

private enum NeedleGraph_FirstAppTests {
    nonisolated static let providers = DIRuntime.ProviderTable { _ in }
}
// (tail)
