import ShopCore

struct PrintedDisplay: Display {
    func show(_ page: Page) {
        print("[\(page.section) \(page.number)] \(page.title)")
        for line in page.lines {
            print("    \(line)")
        }
    }
}
