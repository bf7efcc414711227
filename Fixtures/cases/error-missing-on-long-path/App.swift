// A request fails at the end of a long path: its middle is left out.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var folder1Component: Folder1Component { Folder1Component(parent: self) }
}

final class Folder1Component: Component<EmptyDependency> {
    var folder2Component: Folder2Component { Folder2Component(parent: self) }
}

final class Folder2Component: Component<EmptyDependency> {
    var folder3Component: Folder3Component { Folder3Component(parent: self) }
}

final class Folder3Component: Component<EmptyDependency> {
    var folder4Component: Folder4Component { Folder4Component(parent: self) }
}

final class Folder4Component: Component<EmptyDependency> {
    var folder5Component: Folder5Component { Folder5Component(parent: self) }
}

final class Folder5Component: Component<EmptyDependency> {
    var folder6Component: Folder6Component { Folder6Component(parent: self) }
}

final class Folder6Component: Component<EmptyDependency> {
    var folder7Component: Folder7Component { Folder7Component(parent: self) }
}

final class Folder7Component: Component<EmptyDependency> {
    var folder8Component: Folder8Component { Folder8Component(parent: self) }
}

final class Folder8Component: Component<EmptyDependency> {
    var folder9Component: Folder9Component { Folder9Component(parent: self) }
}

final class Folder9Component: Component<EmptyDependency> {
    var folder10Component: Folder10Component { Folder10Component(parent: self) }
}

final class Folder10Component: Component<EmptyDependency> {
    var folder11Component: Folder11Component { Folder11Component(parent: self) }
}

final class Folder11Component: Component<EmptyDependency> {
    var folder12Component: Folder12Component { Folder12Component(parent: self) }
}

final class Folder12Component: Component<EmptyDependency> {
    var folder13Component: Folder13Component { Folder13Component(parent: self) }
}

final class Folder13Component: Component<EmptyDependency> {
    var folder14Component: Folder14Component { Folder14Component(parent: self) }
}

final class Folder14Component: Component<EmptyDependency> {
    var folder15Component: Folder15Component { Folder15Component(parent: self) }
}

final class Folder15Component: Component<EmptyDependency> {
    var folder16Component: Folder16Component { Folder16Component(parent: self) }
}

final class Folder16Component: Component<EmptyDependency> {
    var folder17Component: Folder17Component { Folder17Component(parent: self) }
}

final class Folder17Component: Component<EmptyDependency> {
    var folder18Component: Folder18Component { Folder18Component(parent: self) }
}

final class Folder18Component: Component<EmptyDependency> {
    var folder19Component: Folder19Component { Folder19Component(parent: self) }
}

final class Folder19Component: Component<EmptyDependency> {
    var folder20Component: Folder20Component { Folder20Component(parent: self) }
}

final class Folder20Component: Component<EmptyDependency> {
    var folder21Component: Folder21Component { Folder21Component(parent: self) }
}

final class Folder21Component: Component<EmptyDependency> {
    var folder22Component: Folder22Component { Folder22Component(parent: self) }
}

final class Folder22Component: Component<EmptyDependency> {
    var folder23Component: Folder23Component { Folder23Component(parent: self) }
}

final class Folder23Component: Component<EmptyDependency> {
    var folder24Component: Folder24Component { Folder24Component(parent: self) }
}

final class Folder24Component: Component<EmptyDependency> {
    var folder25Component: Folder25Component { Folder25Component(parent: self) }
}

final class Folder25Component: Component<EmptyDependency> {
    var folder26Component: Folder26Component { Folder26Component(parent: self) }
}

final class Folder26Component: Component<EmptyDependency> {
    var folder27Component: Folder27Component { Folder27Component(parent: self) }
}

final class Folder27Component: Component<EmptyDependency> {
    var folder28Component: Folder28Component { Folder28Component(parent: self) }
}

final class Folder28Component: Component<EmptyDependency> {
    var folder29Component: Folder29Component { Folder29Component(parent: self) }
}

final class Folder29Component: Component<EmptyDependency> {
    var folder30Component: Folder30Component { Folder30Component(parent: self) }
}

final class Folder30Component: Component<EmptyDependency> {
    var folder31Component: Folder31Component { Folder31Component(parent: self) }
}

final class Folder31Component: Component<EmptyDependency> {
    var folder32Component: Folder32Component { Folder32Component(parent: self) }
}

final class Folder32Component: Component<EmptyDependency> {
    var folder33Component: Folder33Component { Folder33Component(parent: self) }
}

final class Folder33Component: Component<EmptyDependency> {
    var folder34Component: Folder34Component { Folder34Component(parent: self) }
}

final class Folder34Component: Component<EmptyDependency> {
    var folder35Component: Folder35Component { Folder35Component(parent: self) }
}

final class Folder35Component: Component<EmptyDependency> {
    var folder36Component: Folder36Component { Folder36Component(parent: self) }
}

final class Folder36Component: Component<EmptyDependency> {
    var folder37Component: Folder37Component { Folder37Component(parent: self) }
}

final class Folder37Component: Component<EmptyDependency> {
    var folder38Component: Folder38Component { Folder38Component(parent: self) }
}

final class Folder38Component: Component<EmptyDependency> {
    var folder39Component: Folder39Component { Folder39Component(parent: self) }
}

final class Folder39Component: Component<EmptyDependency> {
    var folder40Component: Folder40Component { Folder40Component(parent: self) }
}

protocol LeafDependency: Dependency {
    var label: String { get }
}

final class Folder40Component: Component<LeafDependency> {}
