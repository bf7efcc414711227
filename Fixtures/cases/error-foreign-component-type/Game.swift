// Another library's `Component<Position>`: without the import of the runtime nothing here counts.
struct Position {
    var x = 0
}

class Component<Value> {
    let parent: Int
    init(parent: Int) {
        self.parent = parent
    }
}

final class MovingComponent: Component<Position> {
    func copy() -> MovingComponent { MovingComponent(parent: parent) }
}
