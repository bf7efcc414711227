import CourtyardCore
import Testing

@testable import AdItem
@testable import Courtyard
@testable import PhotoItem
@testable import ProfileTab
@testable import TextItem
@testable import TipItem

/// Models go in, and what stands on the screen comes out: without a view, an interactor or a graph.
@Suite("View models")
@MainActor
struct ViewModelTests {
    @Test(
        "of a user the profile shows the name and the initials",
        arguments: [
            ("Ada", "A"), ("Ada Lovelace", "AL"), ("Ada King Lovelace", "AL"), (" ", ""), ("Ö", "Ö"), ("👩‍👩‍👧 B", "👩‍👩‍👧B"),
        ])
    func profile(name: String, initials: String) {
        let viewModel = ProfileViewModel(user: User(name: name))
        #expect(viewModel.title == "Name: \(name)")
        #expect(viewModel.initials == initials)
    }

    @Test("of posts the feed shows lines, of the last ones only")
    func posts() {
        let viewModel = TextItemViewModel()
        #expect(viewModel.lines == [])
        viewModel.show([Post(author: "Lin", text: "one")])
        viewModel.show([Post(author: "Lin", text: "two"), Post(author: "Ada", text: "")])
        #expect(viewModel.lines == ["Lin: two", "Ada: "])
    }

    @Test("of the rest it shows sentences")
    func sentences() {
        let photo = PhotoItemViewModel()
        photo.show(captions: ["A cat", "A tree"])
        #expect(photo.captions == ["Photo: A cat", "Photo: A tree"])
        let ad = AdItemViewModel()
        ad.show(slogan: "Buy!")
        #expect(ad.text == "Ad: Buy!")
        #expect(TipItemViewModel(user: User(name: "Lin")).text == "Tip for Lin: look again later.")
    }

    @Test("of residents the log-in shows choices, which know the resident")
    func choices() {
        let ada = User(name: "Ada")
        #expect(LoggedOutViewModel(residents: [ada]).choices == [.init(user: ada, title: "Log in as Ada")])
    }
}
