// What is assigned, or added to an array, has the type of a property, wherever it is declared, or of a local.
import DIRuntime

final class SideComponent: Component<TrackDependency> {}
final class LabelComponent: Component<TrackDependency> {}
final class StickerComponent: Component<TrackDependency> {}
final class NeedleComponent: Component<TrackDependency> {}
final class CaseComponent: Component<TrackDependency> {}
final class InsertComponent: Component<TrackDependency> {}

/// `Kind` is told by the subclass.
class PlayerComponent<Kind>: Component<TrackDependency> {
    var kind: Kind!
    var knob: Knob?
}

final class DeckComponent: PlayerComponent<NeedleComponent> {
    private var side: SideComponent?
    private var labels: [LabelComponent] = []
    private var stickers: [String: [StickerComponent]] = [:]
    private var make: ((Int) -> CaseComponent)?

    func turn() -> Int {
        side = nil
        self.side = side ?? .init(parent: self)
        for _ in 0..<2 where labels.isEmpty {
            if stickers.isEmpty { labels = [.init(parent: self)] }
        }
        labels.append(.init(parent: self))
        labels[0] = .init(parent: self)
        stickers["front", default: []].insert(.init(parent: self), at: 0)
        make = { [unowned self] number in
            if number > 1 { return .init(parent: self) }
            return .init(parent: self)
        }
        let insert: InsertComponent
        if labels.count > 1 { insert = .init(parent: self) } else { insert = .init(parent: self) }
        return [labels.count, stickers.count, insert.dependency.album.count].reduce(0, +)
    }

    var albums: [String?] {
        place()
        return [
            side?.dependency.album, labels.first?.dependency.album, stickers["front"]?.first?.dependency.album,
            make?(2).dependency.album, kind.dependency.album, knob == nil ? nil : "knob",
        ]
    }
}
