// Members and creations may stand in extensions in files of their own.
import DIRuntime

struct Network {
    let host: String
}

extension RootComponent {
    var network: Network { shared { Network(host: "api.example.com") } }
}
