// The runtime's names are aliased once, so no other file of the app imports it.
import DIRuntime

typealias Component<Needs> = DIRuntime.Component<Needs>
typealias Dependency = DIRuntime.Dependency
typealias Root = BootstrapComponent
typealias BaseComponent<Needs> = Component<Needs>
typealias Scene = Component
