// A stand-in for the module that Tuist's manifests import, with what those of `needle-gen new` use of it: labels and types
// are Tuist's, so that a manifest compiles here if it compiles there. A project prints itself as JSON.
import Foundation

public enum Destinations: String, Encodable, Sendable {
    case iOS
}

public enum Product: String, Encodable, Sendable {
    case app, framework, unitTests
}

public struct DeploymentTargets: Encodable, Sendable {
    let iOS: String

    public static func iOS(_ version: String) -> Self { Self(iOS: version) }
}

public enum Plist {
    public enum Value: Encodable, Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
        case dictionary([String: Value])
        case string(String)

        public init(dictionaryLiteral elements: (String, Value)...) {
            self = .dictionary(Dictionary(uniqueKeysWithValues: elements))
        }

        public init(stringLiteral value: String) { self = .string(value) }
    }
}

public enum InfoPlist: Encodable, Sendable {
    case `default`
    case extendingDefault(with: [String: Plist.Value])
}

public struct SourceFilesList: Encodable, Sendable, ExpressibleByArrayLiteral {
    let globs: [String]

    public init(arrayLiteral globs: String...) { self.globs = globs }
}

public struct TargetScript: Encodable, Sendable {
    let name: String
    let script: String
    let basedOnDependencyAnalysis: Bool?

    public static func pre(script: String, name: String, basedOnDependencyAnalysis: Bool? = nil) -> Self {
        Self(name: name, script: script, basedOnDependencyAnalysis: basedOnDependencyAnalysis)
    }
}

public enum TargetDependency: Encodable, Sendable {
    case target(name: String)
    case external(name: String)
}

public struct Settings: Encodable, Sendable {
    let base: [String: String]

    public static func settings(base: [String: String] = [:]) -> Self { Self(base: base) }
}

public struct PackageSettings: Sendable {
    public init(productTypes: [String: Product] = [:]) {}
}

public struct Target: Encodable, Sendable {
    let name: String
    let destinations: Destinations
    let product: Product
    let bundleId: String
    let deploymentTargets: DeploymentTargets?
    let infoPlist: InfoPlist?
    let sources: SourceFilesList?
    let scripts: [TargetScript]
    let dependencies: [TargetDependency]
    let settings: Settings?

    public static func target(
        name: String, destinations: Destinations, product: Product, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil
    ) -> Self {
        Self(
            name: name, destinations: destinations, product: product, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, scripts: scripts,
            dependencies: dependencies, settings: settings)
    }
}

public struct ExecutionAction: Encodable, Sendable {
    let title: String
    let scriptText: String
    let target: String?

    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: String? = nil
    ) -> Self {
        Self(title: title, scriptText: scriptText, target: target)
    }
}

public struct BuildAction: Encodable, Sendable {
    let targets: [String]
    let preActions: [ExecutionAction]

    public static func buildAction(targets: [String], preActions: [ExecutionAction] = []) -> Self {
        Self(targets: targets, preActions: preActions)
    }
}

public struct TestAction: Encodable, Sendable {
    let targets: [String]

    public static func targets(_ targets: [String]) -> Self { Self(targets: targets) }
}

public struct RunAction: Encodable, Sendable {
    let executable: String?

    public static func runAction(executable: String? = nil) -> Self { Self(executable: executable) }
}

public struct Scheme: Encodable, Sendable {
    let name: String
    let buildAction: BuildAction?
    let testAction: TestAction?
    let runAction: RunAction?

    public static func scheme(
        name: String, buildAction: BuildAction? = nil, testAction: TestAction? = nil, runAction: RunAction? = nil
    ) -> Self {
        Self(name: name, buildAction: buildAction, testAction: testAction, runAction: runAction)
    }
}

public struct Project: Encodable, Sendable {
    let name: String
    let settings: Settings?
    let targets: [Target]
    let schemes: [Scheme]

    public init(name: String, settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = []) {
        self.name = name
        self.settings = settings
        self.targets = targets
        self.schemes = schemes
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else { fatalError("the project cannot be encoded") }
        print(String(decoding: data, as: UTF8.self))
    }
}
