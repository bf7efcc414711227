import DIRuntime
import Foundation
import Kit

enum Error: Swift.Error { case full }
struct Date {}
struct Task {}
struct Duration {}
protocol Sendable {}

final class RootComponent: BootstrapComponent {
    let title = "Shop"
    var failure: any Swift.Error { Error.full }
    var outcome: Result<[String], any Swift.Error> { .success(["a"]) }
    var day: Foundation.Date { Foundation.Date(timeIntervalSince1970: 0) }
    var work: Swift.Task<Int, Never> { Swift.Task { 1 } }
    func load<Value: Hashable>(_ value: Value) throws -> [Value: Value] { [value: value] }

    var kit: KitComponent { KitComponent(parent: self) }
    var shared: SharedComponent { SharedComponent(parent: self) }
}
