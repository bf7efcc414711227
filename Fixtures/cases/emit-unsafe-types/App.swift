// Where memory safety is checked, what reads an unsafe member says so, and nothing else does.
import DIRuntime

@safe final class RootComponent: BootstrapComponent {
    var start: UnsafePointer<Int>? { nil }
    var name: Unmanaged<Label> { unsafe Unmanaged.passUnretained(label) }
    var rows: Rows {
        get { unsafe [:] }
        set {}
    }
    var page: Page<UnsafeRawPointer>? { nil }
    var buffer: Buffer { Buffer(size: 4) }
    var block: Block { Block() }
    var allocator: (any Allocator)? { nil }
    var visit: ((Memory) -> Int)? { nil }
    var offset: UnsafePointer<Int>.Stride { 3 }
    var label: Label { Label() }
    unowned(unsafe) let parentLabel: Label = .shared
    @unsafe var raw: Int { 5 }
    nonisolated(unsafe) var count = 6
    @safe var checked: UnsafePointer<Int>? { nil }
    func size(of pointer: UnsafePointer<Int>?) -> Int { unsafe pointer == nil ? 0 : 8 }
    func load(_ name: String) async throws -> UnsafePointer<Int>? { nil }
    subscript(pointer: UnsafePointer<Int>?) -> Int { 9 }
    var screen: PageComponent { PageComponent(parent: self) }
    var drawing: DrawingComponent { DrawingComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var start: UnsafePointer<Int>? { get }
    var name: Unmanaged<Label> { get }
    var rows: Rows { get set }
    var page: Page<UnsafeRawPointer>? { get }
    var buffer: Buffer { get }
    var block: Block { get }
    var allocator: (any Allocator)? { get }
    var visit: ((Memory) -> Int)? { get }
    var offset: UnsafePointer<Int>.Stride { get }
    var label: Label { get }
    var parentLabel: Label { get }
    var raw: Int { get }
    var count: Int { get }
    var checked: UnsafePointer<Int>? { get }
    func size(of pointer: UnsafePointer<Int>?) -> Int
    func load(_ name: String) async throws -> UnsafePointer<Int>?
    subscript(pointer: UnsafePointer<Int>?) -> Int { get }
}

final class PageComponent: Component<PageDependency> {
    var drawing: DrawingComponent { DrawingComponent(parent: self) }
    @safe var start: UnsafePointer<Int>? { nil }

    func text() async throws -> String {
        let loaded = unsafe try await dependency.load("a") == nil
        let sizes = unsafe (dependency.size(of: nil), dependency[nil], dependency.rows.count)
        return "\(loaded) \(sizes) \(dependency.buffer.size) \(dependency.offset) \(dependency.raw) \(dependency.count)"
    }
}

protocol DrawingDependency: Dependency {
    var start: UnsafePointer<Int>? { get }
}

/// Below two owners, of which one says that it is safe.
final class DrawingComponent: Component<DrawingDependency> {}
