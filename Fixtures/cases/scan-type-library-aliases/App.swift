// What the typealiases of the standard library and of Foundation stand for is known.
import DIRuntime
import Foundation

struct Draft: Codable, Sendable {}

final class RootComponent: BootstrapComponent {
    let timeout = 30.0
    let delays: [Foundation.TimeInterval] = [1, 2]
    var draft: any Decodable & Encodable & Sendable { Draft() }
    func save<Value: Encodable & Decodable>(_ value: Value) {}
    var clientComponent: ClientComponent { ClientComponent(parent: self) }
}

protocol ClientDependency: Dependency {
    var timeout: TimeInterval { get }
    var delays: [Double] { get }
    var draft: any Codable & Sendable { get }
    func save<Value: Codable>(_ value: Value)
}

final class ClientComponent: Component<ClientDependency> {}
