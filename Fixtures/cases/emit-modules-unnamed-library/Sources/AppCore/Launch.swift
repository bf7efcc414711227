// An import without a level is fine beside others here.
import DIRuntime

func isRoot(_ scope: any Scope) -> Bool {
    scope is BootstrapComponent
}
