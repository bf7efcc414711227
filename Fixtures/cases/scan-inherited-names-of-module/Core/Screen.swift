import DIRuntime

open class ScreenComponent<Needs>: Component<Needs> {
    public typealias Mark = Bool
    // Of this module only: below it the names mean something else.
    typealias Title = String
    struct Kind {}

    public override init(parent: any Scope) { super.init(parent: parent) }
}
