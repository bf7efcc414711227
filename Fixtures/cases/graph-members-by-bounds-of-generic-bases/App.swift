// What an extension of a generic base class adds where an argument conforms to something, or has a part that is a given type.
import DIRuntime

protocol Titled {
    var title: String { get }
}

struct Album: Titled, Equatable {
    let title: String
}

enum Mode { case list, grid }

class ScreenComponent<Needs, Model>: Component<Needs> {
    var models: [Model] { [] }
}

extension ScreenComponent where Model: Equatable {
    var hasTwins: Bool { models.first == models.last }
}

extension ScreenComponent where Model: Titled {
    var titles: [String] { models.map { $0.title } }
}

extension ScreenComponent where Model: Titled & Equatable {
    var isSorted: Bool { models.map { $0.title } == titles.sorted() }
}

extension ScreenComponent where Model: Hashable {
    var kinds: Set<Model> { Set(models) }
}

extension ScreenComponent where Model: FixedWidthInteger, Model: Sendable {
    var largest: Model { models.max() ?? 0 }
}

extension ScreenComponent where Model: StringProtocol {
    var text: String { models.joined(separator: ", ") }
}

extension ScreenComponent where Model: Collection, Model.Element == Int {
    var sums: [Int] { models.map { $0.reduce(0, +) } }
}

// Where the model is no integer, the root's serves.
final class RootComponent: BootstrapComponent {
    var largest: Int { -1 }
    var text: String { "none" }
    var albums: AlbumsComponent { AlbumsComponent(parent: self) }
    var modes: ModesComponent { ModesComponent(parent: self) }
    var years: YearsComponent { YearsComponent(parent: self) }
    var names: NamesComponent { NamesComponent(parent: self) }
    var charts: ChartsComponent { ChartsComponent(parent: self) }
}

final class AlbumsComponent: ScreenComponent<EmptyDependency, Album> {
    override var models: [Album] { [Album(title: "Blue"), Album(title: "Hats")] }
    var row: AlbumComponent { AlbumComponent(parent: self) }
}

protocol AlbumDependency: Dependency {
    var hasTwins: Bool { get }
    var titles: [String] { get }
    var isSorted: Bool { get }
    var largest: Int { get }
    var text: String { get }
}

final class AlbumComponent: Component<AlbumDependency> {
    var all: String {
        "\(dependency.hasTwins) \(dependency.titles) \(dependency.isSorted) \(dependency.largest) \(dependency.text)"
    }
}

final class ModesComponent: ScreenComponent<EmptyDependency, Mode> {
    override var models: [Mode] { [.list, .grid, .list] }
    var row: ModeComponent { ModeComponent(parent: self) }
}

protocol ModeDependency: Dependency {
    var hasTwins: Bool { get }
    var kinds: Set<Mode> { get }
}

final class ModeComponent: Component<ModeDependency> {
    var all: String { "\(dependency.hasTwins) \(dependency.kinds.count)" }
}

final class YearsComponent: ScreenComponent<EmptyDependency, Int> {
    override var models: [Int] { [1971, 1989] }
    var row: YearComponent { YearComponent(parent: self) }
}

protocol YearDependency: Dependency {
    var kinds: Set<Int> { get }
    var largest: Int { get }
    var text: String { get }
}

final class YearComponent: Component<YearDependency> {
    var all: String { "\(dependency.kinds.count) \(dependency.largest) \(dependency.text)" }
}

final class NamesComponent: ScreenComponent<EmptyDependency, String> {
    override var models: [String] { ["Joni", "Paul"] }
    var row: NameComponent { NameComponent(parent: self) }
}

protocol NameDependency: Dependency {
    var hasTwins: Bool { get }
    var text: String { get }
    var largest: Int { get }
}

final class NameComponent: Component<NameDependency> {
    var all: String { "\(dependency.hasTwins) \(dependency.text) \(dependency.largest)" }
}

final class ChartsComponent: ScreenComponent<EmptyDependency, [Int]> {
    override var models: [[Int]] { [[1, 2], [3]] }
    var row: ChartComponent { ChartComponent(parent: self) }
}

protocol ChartDependency: Dependency {
    var hasTwins: Bool { get }
    var sums: [Int] { get }
}

final class ChartComponent: Component<ChartDependency> {
    var all: String { "\(dependency.hasTwins) \(dependency.sums)" }
}
