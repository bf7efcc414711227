import ScreenKit

final class HomeComponent: ScreenComponent {
    let title: String

    override init(parent: Scope) {
        title = "Home"
        super.init(parent: parent)
    }
}

final class LegalComponent: ScreenComponent {
}
