/// What is known of the tests whose answers follow from the system that a build is for.
extension Condition {
    /// Whether a test is for a system, or for a library that only some systems have: `os(iOS)`, `canImport(UIKit)`.
    public static func asksForSystem(_ test: String) -> Bool {
        system(of: test) != nil || library(of: test).map { isOfSystems($0) } ?? false
    }

    /// What a test answers in the builds where another one holds; nil where that depends, and for other tests.
    public static func answer(to test: String, where other: String) -> Bool? {
        if test == other { return true }
        guard let library = library(of: test) else {
            return system(of: test) != nil && system(of: other) != nil ? false : nil
        }
        if let other = Self.library(of: other) {
            let isForeign = library == "Darwin" && foreignLibraries.contains(other)
            return isForeign || other == "Darwin" && foreignLibraries.contains(library) ? false : nil
        }
        guard let system = system(of: other), let known = systemsByLibrary[library] else { return nil }
        if known.with.contains(system) { return true }
        return known.without.contains(system) ? false : nil
    }

    /// Whether one place is for UIKit and the other for AppKit. Builds of iOS for the Mac may import both, but then the two
    /// would be declared twice.
    public static func areForOtherLibraries(
        _ left: some Sequence<Condition>, _ right: some Sequence<Condition>
    ) -> Bool {
        let left = left.compactMap { $0.libraryOfInterface }
        return !left.isEmpty && right.contains { $0.libraryOfInterface.map { !left.contains($0) } ?? false }
    }

    private var libraryOfInterface: Substring? {
        guard !isNoneBefore, case .test(let text) = formula, let library = Self.library(of: text) else { return nil }
        return library == "UIKit" || library == "AppKit" ? library : nil
    }

    /// Of operating systems one holds in a build; other names stand for several of them.
    private static func system(of test: String) -> Substring? {
        guard test.utf8.starts(with: "os(".utf8) else { return nil }
        let name = test.dropFirst(3).dropLast()
        return systems.contains(name) ? name : nil
    }

    private static func library(of test: String) -> Substring? {
        test.utf8.starts(with: "canImport(".utf8) ? test.dropFirst(10).dropLast() : nil
    }

    private static func isOfSystems(_ library: Substring) -> Bool {
        systemsByLibrary[library] != nil || foreignLibraries.contains(library)
    }

    private static let systems: Set<Substring> = [
        "macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android", "FreeBSD", "OpenBSD", "WASI",
    ]

    /// C libraries where Darwin is not.
    private static let foreignLibraries: Set<Substring> = ["Glibc", "Musl", "Bionic", "ucrt", "WinSDK", "WASILibc"]

    private typealias Systems = (with: Set<Substring>, without: Set<Substring>)

    /// Builds of iOS for the Mac may import AppKit.
    private static let systemsByLibrary: [Substring: Systems] = {
        let mobile: Set<Substring> = ["iOS", "tvOS", "watchOS", "visionOS"]
        let apple: Systems = (mobile.union(["macOS"]), ["Linux", "Windows"])
        return [
            "UIKit": (mobile, ["macOS", "Linux", "Windows"]),
            "AppKit": (["macOS"], ["tvOS", "watchOS", "visionOS", "Linux", "Windows"]),
            "SwiftUI": apple, "Combine": apple, "Darwin": apple, "ObjectiveC": apple,
        ]
    }()
}
