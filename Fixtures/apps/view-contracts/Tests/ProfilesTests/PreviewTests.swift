#if !canImport(SwiftUI)
import Previews
import Screens
import Testing
import TextViews

@MainActor
@Suite("Previews: each screen in light, in dark, and from JSON")
struct PreviewTests {
    @Test("the directory")
    func directory() {
        let usual = [
            "A directory", "[Short Name, a role]", "[A name that is as long as names of people ever are, a role]",
        ]
        let lines = Window(DirectoryPreviews.previews).lines
        #expect(Array(lines.prefix(8)) == ["(light)"] + usual + ["(dark)"] + usual)
        #expect(lines.dropFirst(8).first?.hasPrefix("A heading that is far longer") == true)
        #expect(lines.contains("[Übergrößenträger, مهندسة]"))
        #expect(lines.count == 12)
    }

    @Test("the profile")
    func profile() {
        let usual = ["The profile of number 1", "Name: A name", "[Save]"]
        let unusual = usual + ["Something went wrong, and this is what there is to say about it."]
        #expect(Window(ProfilePreviews.previews).lines == ["(light)"] + usual + ["(dark)"] + usual + unusual)
    }

    @Test("the log-in")
    func login() {
        let usual = ["Who are you?", "Name: A name", "Password: ••••••", "[Log in]"]
        let unusual = usual + ["Something went wrong, and this is what there is to say about it."]
        #expect(Window(LoginPreviews.previews).lines == ["(light)"] + usual + ["(dark)"] + usual + unusual)
    }

    @Test("the root, which routes without anything behind it")
    func root() throws {
        #expect(Window(RootPreviews.previews).lines.filter { $0 == "[Log out]" }.count == 3)
        let window = Window(PreviewRoot().rootScreenComponent.view)
        try window.tap("Log out")
        #expect(window.lines == ["Who are you?", "Name: A name", "Password: ••••••", "[Log in]"])
    }

    @Test("JSON that lacks something is told", arguments: ["", "{}", #"{"heading": "", "rows": [{"id": "1"}]}"#])
    func broken(json: String) {
        #expect(throws: DecodingError.self) { try PreviewData(json: json) }
    }
}
#endif
