// `.init(parent: self)` as a part of a literal, or in a closure, whose type the declaration tells.
import DIRuntime

protocol SlideDependency: Dependency { var title: String { get } }

final class SlideComponent: Component<SlideDependency> {
    let number: Int

    init(parent: any Scope, number: Int = 0) {
        self.number = number
        super.init(parent: parent)
    }

    var text: String { "\(dependency.title) \(number)" }
}

protocol CoverDependency: Dependency { var title: String { get } }

final class CoverComponent: Component<CoverDependency> {}

protocol NoteDependency: Dependency { var title: String { get } }

final class NoteComponent: Component<NoteDependency> {}

protocol IndexDependency: Dependency { var title: String { get } }

final class IndexComponent: Component<IndexDependency> {}

protocol AnswerDependency: Dependency { var title: String { get } }

final class AnswerComponent: Component<AnswerDependency> {}

final class DeckComponent: BootstrapComponent {
    var title: String { "Swift" }

    var slides: [SlideComponent] { [.init(parent: self), .init(parent: self, number: 1)] }
    var ends: (cover: CoverComponent?, last: Int) { (cover: .init(parent: self), last: 9) }
    func notes(short: Bool = true) -> [String: NoteComponent] {
        return ["a": short ? .init(parent: self) : .init(parent: self)]
    }
    var index: () -> IndexComponent { { [unowned self] in .init(parent: self) } }
    func answer(_ known: AnswerComponent? = nil) -> AnswerComponent { known ?? (.init(parent: self)) }
    var makers: [(Int) -> SlideComponent] { [{ number in .init(parent: self, number: number) }] }
}
