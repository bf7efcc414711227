// A statement of the file, too.
import DIRuntime

let root = RootComponent()
var home: HomeComponent?
home = .init(parent: root)
launch(root)
