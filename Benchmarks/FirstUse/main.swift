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
// Of the root's children, the one that stands last in the table: the first screen of an app may be any of them.
let firstTime = clock.measure { blackHole(root.zzExitComponent.dependency) }
let secondTime = clock.measure { blackHole(root.aaHomeComponent.dependency) }
let againTime = clock.measure { blackHole(root.zzExitComponent.dependency) }
// Eight screens down, where the table ends.
let detail = root.makeChannelProgressComponent().checkoutOverviewComponent.warrantyTimelineComponent
    .budgetPlanner65Factory().makeWarrantyPlannerComponent().openMembershipDetail(animated: false)
let tutorial = detail.makeMovieTutorialComponent()
let leafTime = clock.measure { blackHole(tutorial.addressOnboardingComponent.dependency) }
let times = [rootTime, firstTime, secondTime, againTime, leafTime]
print(times.map { String(Int($0 / .nanoseconds(1))) }.joined(separator: " "))
