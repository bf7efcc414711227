import DIRuntime

@MainActor
package protocol LoginDependency: Dependency {
    var loginContract: any LoginViewContract { get }
}

package final class LoginComponent: MainActorComponent<LoginDependency> {
    package var contract: any LoginViewContract { shared { dependency.loginContract } }
}
