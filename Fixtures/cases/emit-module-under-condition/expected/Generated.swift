// (head)

import DIRuntime
#if HAS_PHONE
import Phone
import PhoneKit
#endif
#if canImport(Desk)
import Desk
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if canImport(Desk)
        table.register(DeskComponent.self) { DeskDependencyProvider($0) }
        #endif
        table.register(NotesComponent.self) { NotesDependencyProvider($0) }
        #if HAS_PHONE
        table.register(PhoneComponent.self) { PhoneDependencyProvider($0) }
        table.register(CameraComponent.self) { CameraDependencyProvider($0) }
        #endif
    }

    #if HAS_PHONE
    nonisolated final class CameraDependencyProvider: CameraDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if canImport(Desk)
    nonisolated final class DeskDependencyProvider: DeskDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class NotesDependencyProvider: NotesDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    #if HAS_PHONE
    nonisolated final class PhoneDependencyProvider: PhoneDependency {
        var owner: String { rootComponent.owner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
