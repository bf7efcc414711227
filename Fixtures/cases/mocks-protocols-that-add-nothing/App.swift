protocol Store<Item> {
    associatedtype Item
    var item: Item { get }
    func keep(_ item: Item)
}

protocol NamedStore: Store {}
protocol NumberStore: NamedStore where Item == Int {}
protocol CountStore: NumberStore {}
protocol TotalStore: CountStore {}

// needle:mock
protocol CartStore: TotalStore {}

protocol PlainStore: NamedStore {}

// needle:mock
protocol AnyStore: PlainStore {}

protocol TextStore: Store<String> {}
protocol NoteStore: TextStore {}

protocol Sent: Sendable {}
protocol SentAgain: Sent {}

// needle:mock
protocol DiaryStore: NoteStore, SentAgain {}

protocol LabelledStore: NoteStore {
    var label: String { get }
}
extension LabelledStore {
    var label: String { "no label" }
}
protocol HeirStore: LabelledStore {}

// needle:mock
protocol LastStore: HeirStore {
    var size: Int { get }
}
