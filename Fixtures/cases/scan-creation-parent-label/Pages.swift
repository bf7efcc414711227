extension RootComponent {
    var help: HelpPageComponent {
        HelpPageComponent(within: self)
    }

    func terms() -> TermsPageComponent {
        let make = { [weak self] in TermsPageComponent(shop: self!) }
        return make()
    }
}
