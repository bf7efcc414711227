// `Screen.Style` also means what a class above `Screen` declares, with the arguments that it has there.
import DIRuntime

struct Style { let name = "plain" }

class StyledComponent: Component<EmptyDependency> {
    struct Style { var name = "styled" }
    typealias Palette = [Style]
    enum Sizes { struct Size { var points = 8 } }

    var base: Style { Style() }
}

final class CardComponent: StyledComponent {
    var style: Style { Style(name: "card") }
    var palette: Palette { [Style(), Style()] }
    var size: Sizes.Size { Sizes.Size() }
    var label: LabelComponent { LabelComponent(parent: self) }
}

protocol LabelDependency: Dependency {
    var base: StyledComponent.Style { get }
    var style: CardComponent.Style { get }
    var palette: CardComponent.Palette { get }
    var size: CardComponent.Sizes.Size { get }
}

final class LabelComponent: Component<LabelDependency> {}

class ListComponent<Needs>: Component<Needs> {
    struct Row { var text = "row" }
    typealias Rows = [Row]

    var row: Row { Row() }
}

class InboxComponent: ListComponent<EmptyDependency> {
    var rows: Rows { [row, Row()] }
    var open: MessageComponent { MessageComponent(parent: self) }
}

final class SpamComponent: InboxComponent {}

nonisolated class Shelf<Item> {
    enum Place { case first(Item) }
}

nonisolated class PairShelf<Item>: Shelf<[Item]> {}

nonisolated final class NoteShelf: PairShelf<String> {}

protocol MessageDependency: Dependency {
    var place: NoteShelf.Place { get }
    var samePlace: PairShelf<String>.Place { get }
    var row: InboxComponent.Row { get }
    var rows: SpamComponent.Rows { get }
}

final class MessageComponent: Component<MessageDependency> {}

final class RootComponent: BootstrapComponent {
    let style = Style()
    var place: PairShelf<String>.Place { .first(["a"]) }
    var samePlace: Shelf<[String]>.Place { place }
    var card: CardComponent { CardComponent(parent: self) }
    var inbox: InboxComponent { InboxComponent(parent: self) }
    var spam: SpamComponent { SpamComponent(parent: self) }
}
