// Raw identifiers, names with any characters between backticks, stay quoted in the generated code.
import DIRuntime

struct `Page title` {
    let text: String
}

protocol `Page Dependency`: Dependency {
    var `page title`: `Page title` { get }
    var `1st`: Int { get }
    func `number of`(`the word`: String) -> Int
}

final class `Page Component`: Component<`Page Dependency`> {
    var text: String {
        "\(dependency.`page title`.text), \(dependency.`1st`), \(dependency.`number of`(`the word`: "page"))"
    }
}

enum `Our: notes` {
    struct `Note: more:` {
        let text: String
    }
    struct `Note@home` {}
}

protocol `Detail: needs`: Dependency {
    var note: `Our: notes`.`Note: more:` { get }
    var atHome: `Our: notes`.`Note@home` { get }
}

final class `Page: detail`: Component<`Detail: needs`> {
    var text: String { dependency.note.text }
}

final class `The Root`: BootstrapComponent {
    var `page title`: `Page title` { `Page title`(text: "Ada") }
    let `1st`: Int = 1
    func `number of`(`the word`: String) -> Int { `the word`.count }
    var note: `Our: notes`.`Note: more:` { `Our: notes`.`Note: more:`(text: "Bob") }
    let atHome = `Our: notes`.`Note@home`()
    var detail: `Page: detail` { `Page: detail`(parent: self) }
    var page: `Page Component` { `Page Component`(parent: self) }
}
