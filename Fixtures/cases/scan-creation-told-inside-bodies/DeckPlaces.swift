// A local name hides the property, and in a loop or a nested function `return` is still that of the function around it.
import DIRuntime

final class ArmComponent: Component<TrackDependency> {}
final class MatComponent: Component<TrackDependency> {}

extension DeckComponent {
    func place() {
        kind = .init(parent: self)
        knob = .init(parent: self)
        var arms = 0
        func raise(_ knob: inout ArmComponent?) { knob = .init(parent: self) }
        var arm: ArmComponent?
        while arms < 2 {
            raise(&arm)
            arms += 1
        }
        let button: Button = .init(parent: self)
        print(mat(2).dependency.album, arm?.dependency.album ?? "none", mats().count, button.parent === self)
    }

    private func mat(_ count: Int) -> MatComponent {
        repeat {
            for case let each? in [count, nil] { if each > 1 { return .init(parent: self) } }
        } while true
    }

    private func mats() -> [MatComponent] {
        (0..<2).map { _ -> MatComponent in
            let arm = .init(parent: self) as ArmComponent
            print(arm.dependency.album)
            return .init(parent: self)
        }
    }
}
