// Uses every request.
let list = RootComponent().listComponent
list.show()
