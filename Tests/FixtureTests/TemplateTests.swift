import DIGraphTemplates
import Foundation
import Testing

/// What `needle-gen new` writes is what stands in the folders of the samples, byte for byte.
@Suite struct TemplateTests {
    @Test(arguments: Template.all.map(\.kind))
    func isItsSample(kind: String) throws {
        let template = try #require(Template.all.first { $0.kind == kind })
        let sample = Repository.root.appendingPathComponent("Fixtures/apps/\(template.package)")
        let files = try files(in: sample)
        #expect(files.contains("Package.swift") && files.contains("README.md"))
        #expect(template.files.map(\.path) == files, "run Scripts/embed-samples.py")
        for file in template.files {
            let bytes = try Data(contentsOf: sample.appendingPathComponent(file.path))
            #expect(Data(file.text.utf8) == bytes, "\(file.path) differs: run Scripts/embed-samples.py")
        }
    }

    @Test func modulesAreThere() {
        for template in Template.all {
            let paths = template.files.map(\.path)
            for module in template.modules {
                let isThere = paths.contains { $0.hasPrefix(module.folder + "/") }
                #expect(isThere, "\(template.kind) has no \(module.folder)")
            }
            #expect(template.modules.filter { $0.kind == .program }.map(\.name) == [template.app])
            for graph in template.graphs {
                #expect(paths.contains(graph.settings) && template.modules.contains { $0.name == graph.module })
            }
        }
    }

    /// Sorted as the template has them; what builds leave behind aside, and what is not copied.
    private func files(in folder: URL, prefix: String = "") throws -> [String] {
        let left: Set = ["Generated", "Package.resolved", "SwiftUIStub"]
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { !$0.hasPrefix(".") && !left.contains($0) }.flatMap { name in
            let url = folder.appendingPathComponent(name).resolvingSymlinksInPath()
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            return isFolder ? try files(in: url, prefix: "\(prefix)\(name)/") : [prefix + name]
        }.sorted()
    }
}
