import SwiftFacts

/// The modules that may re-export the runtime, for want of which a base class is not known.
struct RuntimeCandidates {
    private let symbols: SymbolTable
    /// The modules of the sources and of the system, of which it is known what they re-export.
    private let others: Set<String>
    /// The modules with a file that imports the runtime.
    private let importers: Set<String?>
    /// The only module of the sources that shows the runtime to who imports it, if all others have it from there.
    let exporter: String?

    init(_ program: Program) {
        symbols = program.symbols
        importers = Set(
            zip(symbols.summaries, symbols.modules).filter { summary, _ in
                summary.imports.contains { RuntimeNames.modules.contains($0.module.firstNamePart) }
            }.map { $0.1 })
        let modules = Set(program.symbols.modules.compactMap { $0 })
        // Of a module without anything of the graph no file is lexed.
        others = modules.union(Self.systemModules).union(program.settings.given.modules.map { $0.name })
        let exporters = modules.filter(program.classifier.isRuntime)
        exporter = exporters.count == 1 && importers.isSubset(of: exporters.map { $0 }) ? exporters.first : nil
    }

    /// The missing import, where no other module may bring the runtime along.
    /// - Parameter module: where the others have the runtime from.
    func importFix(of module: String?, for component: UnseenComponent, in wiring: Wiring) -> Fix? {
        guard modules(for: component.base).isEmpty else { return nil }
        let program = wiring.program
        let file = program.symbols.summaries[component.base.summary].file
        if let module { return wiring.addition(ofImporting: module, in: file) }
        guard let misspelt = misspeltImport(for: component.base) else {
            return wiring.addition(ofImporting: program.usedRuntime, in: file)
        }
        return Fix(
            importing: program.usedRuntime, insteadOf: misspelt.module,
            at: SourceLocation(file: file, offset: misspelt.offset))
    }

    /// What lacks the import: a module of whose files none has it, else the file that names the base.
    func lackingImport(of base: ComponentClassifier.UnknownBase) -> String {
        lacksImport(in: base)
            ? "module \(symbols.modules[base.summary] ?? "")" : "file \(symbols.summaries[base.summary].file.index)"
    }

    func lacksImport(in base: ComponentClassifier.UnknownBase) -> Bool {
        lacksImport(summary: base.summary)
    }

    private func lacksImport(summary: Int) -> Bool { !importers.contains(symbols.modules[summary]) }

    /// Whether the runtime comes from another module of the sources, if it does.
    func lacksRuntime(summary: Int) -> Bool {
        lacksImport(summary: summary) && unreadModules(of: summary).isEmpty
    }

    /// A module of the sources that the file imports, and that imports the runtime for itself only.
    func possibleExporter(for base: ComponentClassifier.UnknownBase) -> String? {
        symbols.visibleModules[base.summary].sorted().first {
            $0 != symbols.modules[base.summary] && importers.contains($0)
        }
    }

    /// Where several files lack the import, and all files of their modules: the module of the sources that they all see,
    /// which may have lost the line that re-exports the runtime.
    func commonExporter(for lacking: [Int]) -> String? {
        let modulesLacking = Set(lacking.map { symbols.modules[$0] })
        guard let first = lacking.first, lacking.contains(where: { $0 != first }) else { return nil }
        func seen(by summary: Int) -> Set<String> {
            symbols.visibleModules[summary].union([symbols.modules[summary]].compactMap { $0 })
        }
        let common = lacking.dropFirst().reduce(seen(by: first)) { $0.intersection(seen(by: $1)) }
            .intersection(symbols.modules.compactMap { $0 }).sorted()
        // One that lacks it as well had it from elsewhere.
        let importer = common.first(where: importers.contains)
        if modulesLacking.count == 1 { return importer }
        return importer ?? common.first { !modulesLacking.contains($0) } ?? common.first
    }

    /// Those that the file imports which names the base.
    func modules(for base: ComponentClassifier.UnknownBase) -> [String] {
        if base.name.count == 2 { return [base.name[0]] }
        return unreadModules(of: base.summary)
    }

    private func unreadModules(of summary: Int) -> [String] {
        symbols.visibleModules[summary].subtracting(others).filter { !isMeantAsRuntime($0) }.sorted()
    }

    /// An import of a module whose name is nearly that of the runtime.
    func misspeltImport(for base: ComponentClassifier.UnknownBase) -> ImportDeclaration? {
        symbols.summaries[base.summary].imports.first {
            !others.contains($0.module) && isMeantAsRuntime($0.module)
        }
    }

    private func isMeantAsRuntime(_ module: String) -> Bool {
        !SimilarNames.similar(to: module, in: RuntimeNames.modules).isEmpty
    }

    /// What many files import, and what surely re-exports no runtime.
    static let systemModules: Set<String> = [
        "ActivityKit", "Accelerate", "AppIntents", "AppKit", "AudioToolbox", "AuthenticationServices", "AVFoundation",
        "AVKit", "BackgroundTasks", "CFNetwork", "Charts", "CloudKit", "Combine", "Contacts", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion", "CoreText",
        "CryptoKit", "Darwin", "Dispatch", "EventKit", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "Glibc", "HealthKit", "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetricKit",
        "Musl", "NaturalLanguage", "Network", "Observation", "ObjectiveC", "OSLog", "PassKit", "PDFKit", "Photos",
        "PhotosUI", "QuartzCore", "RegexBuilder", "SafariServices", "Security", "Social", "SpriteKit", "StoreKit",
        "Swift", "SwiftData", "SwiftUI", "Synchronization", "SystemConfiguration", "Testing", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        "XCTest", "os",
    ]
}
