import DIRuntime

// What the first components of a large graph cost: compiled with the components that generate-sources makes.

@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

let clock = ContinuousClock()
var root: AppComponent?
// The table is built when the root is created.
let rootTime = clock.measure { root = AppComponent() }
guard let root else { fatalError("there is no root") }
let firstTime = clock.measure { blackHole(root.aaHomeComponent.dependency) }
// Of the class that stands last in the table.
let lastTime = clock.measure { blackHole(root.zzExitComponent.dependency) }
let secondTime = clock.measure { blackHole(root.zzExitComponent.dependency) }
print([rootTime, firstTime, lastTime, secondTime].map { String(Int($0 / .nanoseconds(1))) }.joined(separator: " "))
