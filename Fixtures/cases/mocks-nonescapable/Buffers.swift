// Arguments that do not outlive the call are given to the handler, and not kept.
import DIRuntime

protocol BufferDependency: Dependency {
    func sum(_ bytes: Span<UInt8>) -> Int
    func write(_ bytes: borrowing RawSpan, at offset: Int)
    func clear(_ bytes: inout MutableSpan<UInt8>)
    func count(_ bytes: Span<UInt8>?, from start: Int) async throws -> Int
    func visit(_ body: (Span<UInt8>) -> Void)
}

// needle:mock
protocol SharedBuffer: Sendable {
    func sum(_ bytes: Span<UInt8>, name: String) -> Int
}

final class RootComponent: BootstrapComponent {}
