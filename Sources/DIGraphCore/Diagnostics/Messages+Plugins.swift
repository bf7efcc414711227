/// What can be wrong between a pluginized component, its plug-in extension and its non-core component.
extension Messages {
    /// A requirement of a plug-in extension that the non-core component does not provide.
    package static func missingPluginMember(
        request name: String, type: String?, component: String, nonCore: String, at location: SourceLocation,
        nonCoreLocation: SourceLocation, nearMisses: [NearMiss]
    ) -> Diagnostic {
        let member = type.map { "\(name): \($0)" } ?? name
        var notes = nearMisses.map { Diagnostic.Note($0.sentence(for: name, of: component), at: $0.location) }
        if nearMisses.isEmpty {
            notes.append(Diagnostic.Note("add '\(member)' to '\(nonCore)'", at: nonCoreLocation))
        }
        return Diagnostic(
            .missingPluginMember, at: location,
            "the plug-in extension of '\(component)' requires '\(member)', but '\(nonCore)' does not provide it",
            notes: notes)
    }

    /// A request of a non-core component that could only be served by itself.
    package static func pluginCycle(
        request name: String, nonCore: String, core: String, at location: SourceLocation,
        nonCoreLocation: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .pluginCycle, at: location,
            "'\(nonCore)' requests '\(name)', which only the plug-in extension of '\(core)' provides, "
                + "and that takes it from '\(nonCore)' itself",
            notes: [
                Diagnostic.Note("the request is made by '\(nonCore)'", at: nonCoreLocation),
                Diagnostic.Note("provide '\(name)' in '\(core)' or above it, or delete the request"),
            ])
    }

    /// The second generic argument of a pluginized component is no protocol of the sources.
    package static func unknownPluginExtension(
        _ name: String, component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownPluginExtension, at: location,
            "the plug-in extension '\(name)' of '\(component)' is not a protocol of the sources",
            notes: [
                Diagnostic.Note(
                    "declare 'protocol \(name): PluginExtension', or add the folder that declares it to the sources")
            ])
    }

    /// The third generic argument of a pluginized component is no non-core component of the sources.
    package static func unknownNonCoreComponent(
        _ name: String, component: String, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .unknownNonCoreComponent, at: location,
            "'\(name)', the non-core component of '\(component)', is not a class that inherits from 'NonCoreComponent'",
            notes: [
                Diagnostic.Note(
                    "let '\(name)' inherit from 'NonCoreComponent', or add the folder that declares it to the sources")
            ])
    }
}
