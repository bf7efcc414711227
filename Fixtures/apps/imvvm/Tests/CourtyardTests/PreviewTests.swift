#if !canImport(SwiftUI)
import IMVVM
import Testing

@testable import AdItem
@testable import Courtyard
@testable import FeedTab
@testable import HomeScreen
@testable import PhotoItem
@testable import ProfileTab
@testable import TextItem
@testable import TipItem

/// Each screen is shown without its interactor and without a graph, which its preview can do because the view knows
/// protocols only.
@Suite("The preview of a screen")
@MainActor
struct PreviewTests {
    @Test("shows the root")
    func root() {
        let screen = Screen(RootPreviews.previews)
        screen.tap("Log in as Ada")
        #expect(screen.text.hasPrefix("Courtyard, for Ada\n"))
    }

    @Test("shows who may log in")
    func loggedOut() {
        let screen = Screen(LoggedOutPreviews.previews)
        #expect(screen.text == "Courtyard: who is there?\n[Log in as A user]\n[Log in as Another user]")
        screen.tap("Log in as A user")
        #expect(screen.text == "Courtyard: who is there?\n[Log in as A user]\n[Log in as Another user]")
    }

    @Test("shows the home screen, with tabs that can be opened")
    func home() {
        let screen = Screen(HomePreviews.previews)
        #expect(screen.text == "Courtyard, for A user\n[One]\n[Two]")
        screen.tap("Two")
        #expect(screen.text == "Courtyard, for A user\n[One]\n[Two]\nA tab")
    }

    @Test("shows the tabs")
    func tabs() {
        #expect(Screen(FeedPreviews.previews).text == "An item\nAnother item\nAn offer")
        #expect(Screen(ProfilePreviews.previews).text == "(AL)\nName: A Name That Is Rather Long\n[Log out]")
    }

    @Test("shows the items of the feed")
    func items() {
        #expect(Screen(AdItemPreviews.previews).text == "Ad: A slogan.")
        #expect(Screen(TextItemPreviews.previews).text == "Ada: A question?\nGrace: An answer.")
        #expect(Screen(PhotoItemPreviews.previews).text.hasPrefix("Photo: A tree\nPhoto: A caption"))
        #expect(Screen(TipItemPreviews.previews).text == "Tip for A user: look again later.\n[Look now]")
    }
}
#endif
