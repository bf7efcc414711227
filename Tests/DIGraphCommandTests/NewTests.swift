import DIGraphCore
import Foundation
import Testing

/// `needle-gen new`: the projects that it writes, and what it leaves alone.
@Suite struct NewTests {
    private static let kinds = ["imvvm", "vidrep", "contracts", "empty"]

    /// The path of the folder is so long that the files in it can be written, and those in its folders cannot.
    @Test func tellsHowToGoOnWhereAFileFails() throws {
        let workspace = try Workspace()
        var folder = "B"
        let length = { workspace.path(folder).utf8.count }
        while length() < 3_900 { folder += "/" + String(repeating: "b", count: 140) }
        folder += "/" + String(repeating: "b", count: 4_060 - length() - 1)
        let outcome = workspace.run("new", "empty", "--name", "Shop", "--out", folder)
        #expect(outcome.code == 2)
        let lines = outcome.error.split(separator: "\n")
        #expect(lines.first?.hasPrefix("needle-gen: wrote 3 of 10 files into B/bbb") == true)
        #expect(lines.first?.hasSuffix("bbb; --force writes them again, and the others") == true)
        #expect(lines.last?.hasPrefix("needle-gen: error: cannot write B/bbb") == true)
        #expect(workspace.run("new", "empty", "--name", "Shop", "--out", folder, "--force").error == outcome.error)
    }

    @Test(arguments: kinds)
    func writesAProjectWhoseGraphIsCurrent(kind: String) throws {
        let workspace = try Workspace()
        let outcome = workspace.run("new", kind, "--name", "Aardvark", "--xcode")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("needle-gen: wrote Aardvark: "))
        #expect(outcome.error.hasSuffix("next: cd Aardvark && swift test; xcodegen generate\n"))
        #expect(workspace.run("check", "needle.json", "--strict", in: "Aardvark").code == 0)
        let manifest = try #require(workspace.text("Aardvark/Package.swift"))
        #expect(manifest.contains(".package(url: \"\(Version.repository).git\", from: \"\(Version.current)\")"))
        #expect(manifest.contains("name: \"Aardvark\""))
        #expect(!manifest.contains("../.."))
        #expect(workspace.names(in: "Aardvark/Tests").contains("AardvarkTests"))
        let readme = try #require(workspace.text("Aardvark/README.md"))
        #expect(!readme.contains(".ci/") && !readme.contains("In this repository"))
    }

    @Test func helpNamesTheKinds() throws {
        let page = try Workspace().run("new", "--help").output
        #expect(page.contains(Self.kinds.joined(separator: " | ")))
        #expect(try Workspace().run("completion", "bash").output.contains(Self.kinds.joined(separator: " ")))
    }

    @Test(arguments: [
        ([], "say which app to begin with: needle-gen new imvvm | vidrep | contracts | empty --name NAME"),
        (["vidrap", "--name", "A"], "'vidrap' is not one of imvvm, vidrep, contracts, empty; did you mean vidrep?"),
        (["empty", "Shop", "--name", "A"], "'Shop' is one word too many: needle-gen new empty --name NAME"),
        (["empty"], "name the app: needle-gen new empty --name NAME"),
        (["empty", "--name", ""], "--name: the value is empty; is a variable not set?"),
        (["empty", "--name", "my shop"], "--name: 'my shop' holds ' ', "),
        (["empty", "--name", "my shop"], "digits and underscores only; try MyShop\n"),
        (
            ["empty", "--name", "Café"],
            "'Café' holds 'é', and the name of an app has the letters A to Z, digits and underscores only\n"
        ),
        (["empty", "--name", "a/b"], "'a/b' holds '/'"),
        (["empty", "--name", "../b"], "'../b' holds '.'"),
        (["empty", "--name", "2048"], "'2048' begins with a digit"),
        (["empty", "--name", "class"], "'class' is a word of Swift"),
        (["empty", "--name", "_"], "'_' is a word of Swift"),
        (["empty", "--name", "SwiftUI"], "'SwiftUI' is a module of Swift, of a platform or of a tool"),
        (["empty", "--name", "DIGraphCore"], "'DIGraphCore' is a module of Swift, of a platform or of a tool"),
        (["contracts", "--name", "Screens"], "the app of contracts has its own 'Screens'; choose another name"),
        (["contracts", "--name", "screens"], "the app of contracts has its own 'screens'"),
        (["contracts", "--name", "View"], "has its own 'View'"),
        (["empty", "--name", "Shop", "--out", "-"], "--out: '-' is no folder; new writes one"),
        (["empty", "--name", "Shop", "--out="], "--out: the value is empty"),
        (["empty", "--name", "Shop", "--package-path", "."], "--package-path: . is no checkout of needle-gen"),
        (["empty", "--name", "Shop", "--package-path="], "--package-path: the value is empty"),
        (["empty", "--name", "Shop", "--strict"], "--strict is not an option of new"),
    ])
    func refusesWithTheReason(words: [String], reason: String) throws {
        let workspace = try Workspace()
        let outcome = workspace.run(["new"] + words)
        #expect(outcome.code == 2)
        #expect(outcome.error.contains(reason), "\(outcome.error)")
        #expect(workspace.names(in: ".") == [])
    }

    @Test func namesThatBeginWithTheAppsNameFollow() throws {
        let workspace = try Workspace()
        #expect(workspace.run("new", "contracts", "--name", "Team_1").code == 0)
        #expect(workspace.text("Team_1/Sources/Team_1/Team_1App.swift")?.contains("struct Team_1App: App") == true)
        // What is about a profile is about that still.
        #expect(workspace.text("Team_1/Sources/Screens/Profile/ProfileView.swift") != nil)
        #expect(workspace.text("Team_1/needle.json")?.contains(#""package": "Team_1""#) == true)
    }

    // MARK: What is there already

    @Test func folderThatHoldsSomethingIsLeftAlone() throws {
        let workspace = try Workspace(["Shop/notes.txt": "mine"])
        let outcome = workspace.run("new", "empty", "--name", "Shop")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("Shop is not empty, so nothing is written; choose another --out, or add"))
        #expect(workspace.names(in: "Shop") == ["notes.txt"])
        #expect(workspace.run("new", "empty", "--name", "Shop", "--force").code == 0)
        #expect(workspace.text("Shop/notes.txt") == "mine")
        #expect(workspace.text("Shop/Package.swift") != nil)
    }

    @Test func nothingIsOverwritten() throws {
        let workspace = try Workspace(["Shop/README.md": "mine", "Shop/Package.swift": "mine too"])
        try workspace.link("Shop/needle.json", to: "nowhere")
        let outcome = workspace.run("new", "empty", "--name", "Shop", "--force")
        #expect(outcome.code == 2)
        let reason = "Shop/Package.swift, Shop/README.md, Shop/needle.json exist and are not overwritten, so nothing"
        #expect(outcome.error.contains(reason))
        #expect(workspace.text("Shop/README.md") == "mine")
        #expect(workspace.names(in: "Shop") == ["Package.swift", "README.md", "needle.json"])
    }

    @Test func fileInPlaceOfTheFolderIsAnError() throws {
        let workspace = try Workspace(["Shop": "a file"])
        let outcome = workspace.run("new", "empty", "--name", "Shop", "--force")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("Shop is no folder"))
        try workspace.link("Link", to: "nowhere")
        #expect(workspace.run("new", "empty", "--name", "Shop", "--out", "Link").error.contains("leads nowhere"))
    }

    @Test func aSecondRunChangesNothing() throws {
        let workspace = try Workspace()
        let words = ["new", "vidrep", "--name", "Aardvark", "--tuist"]
        #expect(workspace.run(words).code == 0)
        let mocks = workspace.text("Aardvark/Tests/AardvarkTests/Mocks.generated.swift")
        #expect(workspace.run(words).code == 2)
        #expect(workspace.run(words + ["--force"]).code == 0)
        #expect(workspace.text("Aardvark/Tests/AardvarkTests/Mocks.generated.swift") == mocks)
    }

    /// A repository that was just made is an empty folder to people.
    @Test func newRepositoryIsEmpty() throws {
        let workspace = try Workspace([".git/HEAD": "ref: refs/heads/main\n"])
        let outcome = workspace.run("new", "empty", "--name", "Shop", "--out", ".")
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("next: swift test\n"))
        #expect(outcome.error.contains("write where needle-gen is") == Version.repository.contains("…"))
        #expect(workspace.text("Package.swift") != nil)
    }

    @Test func dryRunWritesNothing() throws {
        let workspace = try Workspace()
        let outcome = workspace.run("new", "empty", "--name", "Shop", "--out", "Apps/Shop", "--dry-run")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("Apps/Shop/.gitignore\nApps/Shop/Package.swift\nApps/Shop/README.md\n"))
        #expect(workspace.names(in: ".") == [])
    }

    // MARK: Manifests

    @Test func checkoutIsNamedFromEachManifest() throws {
        let workspace = try Workspace(["Tools/gen/Sources/DIRuntime/Scope.swift": ""])
        let words = ["new", "empty", "--name", "Shop", "--out", "Apps/Shop", "--tuist", "--package-path", "Tools/gen"]
        #expect(workspace.run(words).code == 0)
        let line = #".package(name: "needle-gen", path: "../../Tools/gen")"#
        #expect(workspace.text("Apps/Shop/Package.swift")?.contains(line) == true)
        let deeper = line.replacing("../../", with: "../../../")
        #expect(workspace.text("Apps/Shop/Tuist/Package.swift")?.contains(deeper) == true)
    }

    @Test func generatorsRunInTheOrderInWhichTheyNeedEachOther() throws {
        let workspace = try Workspace()
        #expect(workspace.run("new", "contracts", "--name", "Shop", "--tuist", "--xcode").code == 0)
        for manifest in ["Shop/Project.swift", "Shop/project.yml"] {
            let text = try #require(workspace.text(manifest))
            let actions = try #require(text.range(of: "preActions")).lowerBound
            let order = ["Generate GraphQL", "graph of needle.json", "graph of previews.json"].map { title in
                text.range(of: title, range: actions..<text.endIndex)?.lowerBound ?? text.endIndex
            }
            #expect(order == order.sorted() && !order.contains(text.endIndex), "\(manifest)")
        }
        // They compile what is generated, so it is there, and git keeps it.
        #expect(workspace.names(in: "Shop/Generated") == ["Live.generated.swift", "Previews.generated.swift"])
        #expect(workspace.text("Shop/.gitignore")?.contains("generated") == false)
        #expect(workspace.run("new", "contracts", "--name", "Plain").code == 0)
        #expect(workspace.names(in: "Plain/Generated") == [])
    }

    /// The plugin generates in each build, so that no file can be missing or stale.
    @Test(arguments: kinds)
    func aNewPackageIsFine(kind: String) throws {
        let workspace = try Workspace()
        #expect(workspace.run("new", kind, "--name", "Shop").code == 0)
        for settings in workspace.names(in: "Shop") where settings.hasSuffix(".json") {
            let outcome = workspace.run("check", settings, "--strict", in: "Shop")
            #expect(outcome.code == 0 && outcome.error.contains("no errors"), "\(settings): \(outcome.error)")
        }
        #expect(workspace.text("Shop/.gitignore")?.contains("enerated") == false)
    }

    /// The folder is the one that holds it, once what stands before the step up is made.
    @Test func aStepUpFromAFolderThatIsNotThere() throws {
        let workspace = try Workspace(["Shop/Package.swift": "// mine\n"])
        #expect(workspace.run("new", "empty", "--name", "Shop", "--out", "Gone/../Shop", "--force").code == 2)
        #expect(workspace.text("Shop/Package.swift") == "// mine\n")
        #expect(workspace.names(in: ".") == ["Shop"])
    }
}
