import DIGraphCore
import SwiftFacts

/// What a file that Needle generated says: on each path from a root, which component serves each request.
package struct NeedleGraph: Equatable, Sendable {
    /// The component that serves a request, by the name of its class.
    struct Owner: Equatable, Sendable {
        let component: String
        /// It serves the request by its plug-in extension, not by a property of its own.
        let isPluginExtension: Bool
    }

    struct Request: Equatable, Sendable {
        let name: String
        let type: String
        let owner: Owner
    }

    /// The provider of one path.
    struct Provider: Equatable, Sendable {
        /// From the root to the component that the provider is for; of a plug-in extension, that component only.
        let path: [String]
        let position: LinePosition
        let requests: [Request]

        var name: String { path.joined(separator: "->") }
    }

    /// Sorted by their paths, each path once.
    let providers: [Provider]
    /// Sorted by their components, each component once.
    let pluginExtensions: [Provider]
}
