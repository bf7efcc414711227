import DIRuntime

open class BaseComponent: BootstrapComponent {
    var limit: Int { 1 }
}
