import DIGraphCommand
import DIGraphTemplates
import SwiftFacts

/// A name that an app's module, package and scheme can have.
struct ProjectName {
    let text: String

    /// Throws at a name that the compiler or the build system would refuse, or that means something else in the sample.
    init(_ text: String, for template: Template) throws(CommandError) {
        self.text = text
        if let fault = Self.fault(of: text) ?? self.collision(in: template) {
            throw .wrongUse(.badProjectName(text, fault))
        }
    }

    /// Bundle identifiers know no underscore.
    var bundleWord: String { text.replacing("_", with: "-") }

    private static func fault(of text: String) -> ProjectNameFault? {
        guard let first = text.utf8.first else { return .empty }
        if let other = text.first(where: { !isNamePart($0) }) {
            return .character(String(other), suggestion: suggestion(for: text))
        }
        if Lexer.isDigit(first) { return .digit }
        if ownedModules.contains(text) || ownPrefixes.contains(where: text.hasPrefix) { return .moduleOfOthers }
        return SettingValue.isReserved(text) ? .keyword : nil
    }

    private static func isNamePart(_ character: Character) -> Bool {
        guard let byte = character.utf8.first, character.utf8.count == 1 else { return false }
        return Renaming.isWordPart(byte)
    }

    /// `my shop` is `MyShop`; what a letter of other languages stands for is not guessed.
    private static func suggestion(for text: String) -> String? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = text.split { !isNamePart($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = words.joined()
        return fault(of: name) == nil ? name : nil
    }

    /// Of needle-gen, whose targets are in the same build.
    private static let ownPrefixes = ["DIGraph", "DIRuntime", "Needle"]

    /// Of Swift, its platforms and its tools: an app of that name would hide what it imports.
    private static let ownedModules: Set = [
        "Android", "AppKit", "Combine", "CoreData", "CoreFoundation", "Darwin", "Dispatch", "Distributed", "Foundation",
        "FoundationNetworking", "Glibc", "Musl", "ObjectiveC", "Observation", "OSLog", "PackageDescription",
        "PackagePlugin", "ProjectDescription", "RegexBuilder", "Swift", "SwiftData", "SwiftFacts", "SwiftUI",
        "Synchronization", "Testing", "UIKit", "XCTest", "main",
    ]

    // MARK: Names of the sample

    /// A module or a name in its code that the new name, or one that begins with it, would meet.
    private func collision(in template: Template) -> ProjectNameFault? {
        let renaming = Renaming(from: template.app, to: text)
        var modules = Set<String>()
        var taken = Set<String>()
        var renamed = Set([text])
        for file in template.files {
            let folders = file.path.split(separator: "/").dropLast()
            for (parent, folder) in zip(folders, folders.dropFirst()) where parent == "Sources" || parent == "Tests" {
                if !renaming.changes(String(folder)) { modules.insert(folder.lowercased()) }
            }
            guard file.path.hasSuffix(".swift"), !file.path.hasSuffix("Package.swift") else { continue }
            for word in Self.identifiers(in: file.text) {
                if renaming.changes(word) { renamed.insert(renaming.applied(to: word)) } else { taken.insert(word) }
            }
        }
        // Case-preserving file systems take folders that differ in case for one.
        for module in template.modules where renaming.changes(module.name) {
            renamed.insert(renaming.applied(to: module.name))
        }
        let met = renamed.filter { taken.contains($0) || modules.contains($0.lowercased()) }
        return met.min().map { .taken($0, template.kind) }
    }

    private static func identifiers(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            let tokens = Lexer.tokenize(bytes).tokens
            return Set(
                tokens.indices.lazy.filter { tokens[$0].kind == .identifier }.map { index in
                    String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
                })
        }
    }
}

/// Gives the app of a sample another name, also where names begin with it: `ShopApp`, `ShopTests`, but not `Shopping`.
struct Renaming {
    private let old: [UInt8]
    private let new: [UInt8]

    init(from old: String, to new: String) {
        self.old = Array(old.utf8)
        self.new = Array(new.utf8)
    }

    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if begins(at: index, in: bytes) {
                result += new
                index += old.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    func applied(to graph: Template.Graph) -> Template.Graph {
        Template.Graph(
            applied(to: graph.settings), output: applied(to: graph.output), of: applied(to: graph.module),
            hasMocks: graph.hasMocks)
    }

    func changes(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { begins(at: $0, in: bytes) }
    }

    private func begins(at index: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[index] == old[0], bytes[index...].starts(with: old) else { return false }
        let end = index + old.count
        return !(index > 0 && Self.isWordPart(bytes[index - 1]))
            && !(end < bytes.count && Self.isWordPart(bytes[end]) && !isUppercase(bytes[end]))
    }

    private func isUppercase(_ byte: UInt8) -> Bool {
        (Byte.capitalA...Byte.capitalZ).contains(byte)
    }

    /// Before the name of a variable a shell wants a `$`.
    fileprivate static func isWordPart(_ byte: UInt8) -> Bool {
        byte != Byte.dollar && Lexer.isNameByte(byte)
    }
}
