// Typealiases of the standard library, most of them for types of C, that are one type on every platform.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var status: CInt { 1 }
    var port: UInt16 { 80 }
    var codec: UTF8.Type { UTF8.self }
    var letter: Unicode.Scalar { "a" }
    var sizes: [CLongLong] { [2, 3] }
    var ratio: CDouble { 0.5 }
    var flag: CBool { true }
    var model: AnyClass { RootComponent.self }
    var print: (CUnsignedInt) -> CFloat { { Float($0) } }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var status: Int32 { get }
    var port: CUnsignedShort { get }
    var codec: Unicode.UTF8.Type { get }
    var letter: UnicodeScalar { get }
    var sizes: [Int64] { get }
    var ratio: Double { get }
    var flag: Swift.Bool { get }
    var model: AnyObject.Type { get }
    var print: (UInt32) -> Float { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String {
        "\(dependency.status) \(dependency.port) \(dependency.codec) \(dependency.letter) \(dependency.sizes) \(dependency.model)"
    }
}
