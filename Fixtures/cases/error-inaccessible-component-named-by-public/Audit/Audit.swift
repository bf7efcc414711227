// 'package' lets the other module create it; but a public member there has its type, which Swift then wants to be public.
import DIRuntime

final class AuditComponent: Component<EmptyDependency> {}

final class TraceComponent: Component<EmptyDependency> {}
