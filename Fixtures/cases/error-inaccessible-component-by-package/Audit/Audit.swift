// What is 'package' is not seen in another package.
public import DIRuntime

package final class AuditComponent: Component<EmptyDependency> {
}
