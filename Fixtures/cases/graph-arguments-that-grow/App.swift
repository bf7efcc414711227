// Base classes and typealiases that each make twice as much of their generic argument: what is asked of them is answered
// without writing their types out, which would be longer than any file.
import DIRuntime

class Screen0<State>: Component<ScreenDependency> {
    var title: String { dependency.user }
}
class Screen1<State>: Screen0<(State, State)> {}
class Screen2<State>: Screen1<(State, State)> {}
class Screen3<State>: Screen2<(State, State)> {}
class Screen4<State>: Screen3<(State, State)> {}
class Screen5<State>: Screen4<(State, State)> {}
class Screen6<State>: Screen5<(State, State)> {}
class Screen7<State>: Screen6<(State, State)> {}
class Screen8<State>: Screen7<(State, State)> {}
class Screen9<State>: Screen8<(State, State)> {}
class Screen10<State>: Screen9<(State, State)> {}
class Screen11<State>: Screen10<(State, State)> {}
class Screen12<State>: Screen11<(State, State)> {}
class Screen13<State>: Screen12<(State, State)> {}
typealias Grid0<Cell> = [Cell]
typealias Grid1<Cell> = Grid0<(Cell, Cell)>
typealias Grid2<Cell> = Grid1<(Cell, Cell)>
typealias Grid3<Cell> = Grid2<(Cell, Cell)>
typealias Grid4<Cell> = Grid3<(Cell, Cell)>
typealias Grid5<Cell> = Grid4<(Cell, Cell)>
typealias Grid6<Cell> = Grid5<(Cell, Cell)>
typealias Grid7<Cell> = Grid6<(Cell, Cell)>
typealias Grid8<Cell> = Grid7<(Cell, Cell)>
typealias Grid9<Cell> = Grid8<(Cell, Cell)>
typealias Grid10<Cell> = Grid9<(Cell, Cell)>
typealias Grid11<Cell> = Grid10<(Cell, Cell)>
typealias Grid12<Cell> = Grid11<(Cell, Cell)>
typealias Grid13<Cell> = Grid12<(Cell, Cell)>

protocol ScreenDependency: Dependency {
    var user: String { get }
    var cells: Grid13<Int> { get }
}

final class HomeComponent: Screen13<Int> {
    var cellCount: Int { dependency.cells.count }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var cells: Grid13<Int> { [] }
    var home: HomeComponent { HomeComponent(parent: self) }
}
