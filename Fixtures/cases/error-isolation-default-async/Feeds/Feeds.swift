// Requests run where their caller does, by the default of this module.
import DIRuntime

public final class Draft { public init() {} }

public protocol EditorDependency: Dependency {
    func count(_ draft: Draft) async -> Int  // reported here
    func copy(_ draft: Draft) async -> Draft
    @concurrent func save() async -> Bool
}

public final class EditorComponent: Component<EditorDependency> {}
