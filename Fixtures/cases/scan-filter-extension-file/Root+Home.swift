// A creation by `.init` in a file that names neither the callee's kind nor a protocol.
extension Root {
    typealias Start = HomeComponent
    var home: Start { .init(parent: self) }
}
