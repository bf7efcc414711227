import DIRuntime

extension ComponentBase {
    var retries: Int { 3 }
}

extension PluginizedScope {
    var plugins: Int { 5 }
}

extension NonCoreScope {
    var offers: Int { 6 }
}

extension MainActorComponentBase {
    var width: Int { 7 }
    var height: Int { 8 }
}

protocol Dated {}

extension Dated where Self: Sharing {
    var day: Int { 9 }
}

protocol Signed {}

extension Signed where Self: ComponentBase {
    var signature: String { "Ada" }
}

protocol Listed {}

extension Listed where Self: PluginizedScope {
    var list: String { "all" }
}

protocol Priced {}

extension Priced where Self: NonCoreScope {
    var price: Int { 10 }
}

// A main-actor component may be sent.
protocol Sent {}

extension Sent where Self: Sendable {
    var number: Int { 11 }
}

protocol Framed {}

extension Framed where Self: MainActorSharing & MainActorComponentBase {
    @MainActor var border: Int { 12 }
}
