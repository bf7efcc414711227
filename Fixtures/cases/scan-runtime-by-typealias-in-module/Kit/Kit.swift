// The company's module gives the runtime's classes its own access: the app imports nothing else.
import DIRuntime

public typealias Component<Needs> = DIRuntime.Component<Needs>
public typealias Dependency = DIRuntime.Dependency
public typealias BaseComponent<Needs> = Component<Needs>
public typealias AppRoot = BootstrapComponent
