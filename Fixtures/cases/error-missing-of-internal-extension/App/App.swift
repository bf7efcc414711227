import Cart
import Core
import DIRuntime

let root = RootComponent()
