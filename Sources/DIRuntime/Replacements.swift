extension ProviderTable.Builder {
    /// Replaces a member that a component serves, for all components below it, in the graphs of `withOverrides`.
    ///
    /// ```swift
    /// let root = ProviderTable.withOverrides {
    ///     $0.replace(\RootComponent.Replaceable.analytics, with: FakeAnalytics())
    /// } operation: {
    ///     RootComponent()
    /// }
    /// ```
    ///
    /// Generated code has the members of `Replaceable` with the option `replaceable`: those that some component requests.
    /// The value is made once for each graph, when it is first read. What the owner itself reads is not replaced.
    ///
    /// The creation of a root traps when its graph does not have the member.
    public mutating func replace<Members, Value>(
        _ member: KeyPath<Members, Value>, with value: @autoclosure @escaping @Sendable () -> Value
    ) {
        registrations.replacements.append(Replacement(member: member) { ReplacingValue(value()) })
    }

    /// Says which members of a component can be replaced; generated code calls it.
    ///
    /// ```swift
    /// table.replaceable(RootComponent.Replaceable.self)
    /// ```
    public mutating func replaceable<Members>(_ members: Members.Type) {
        registrations.replaceable.append(ReplaceableType(members: ObjectIdentifier(members)) { _ in true })
    }

    /// Says the same where a file wires several graphs, for those of a root that has the component below it.
    ///
    /// ```swift
    /// table.replaceable(FolderComponent.Replaceable.self, below: RootComponent.self)
    /// ```
    public mutating func replaceable<Members, Root: AnyObject>(_ members: Members.Type, below root: Root.Type) {
        registrations.replaceable.append(ReplaceableType(members: ObjectIdentifier(members)) { $0 is Root.Type })
    }
}

extension ComponentBase {
    /// What a test gave in place of a member, as generated code asks for it.
    ///
    /// ```swift
    /// rootComponent.replacement(of: \RootComponent.Replaceable.analytics) ?? rootComponent.analytics
    /// ```
    @inlinable
    @inline(__always)
    public final func replacement<Members, Value>(of member: @autoclosure () -> KeyPath<Members, Value>) -> Value? {
        graphProviders.isReplacing ? replacingValue(of: member()) : nil
    }

    @usableFromInline
    final func replacingValue<Members, Value>(of member: KeyPath<Members, Value>) -> Value? {
        graphProviders.replacements?.value(of: member, keptBy: rootComponent(from: self))
    }
}

extension MainActorComponentBase {
    /// What a test gave in place of a member, as generated code asks for it.
    ///
    /// ```swift
    /// rootComponent.replacement(of: \RootComponent.Replaceable.analytics) ?? rootComponent.analytics
    /// ```
    @inlinable
    @inline(__always)
    public final func replacement<Members, Value>(of member: @autoclosure () -> KeyPath<Members, Value>) -> Value? {
        graphProviders.isReplacing ? replacingValue(of: member()) : nil
    }

    /// What a test gave in place of a member that may be read off the main actor, since its value may be sent there.
    ///
    /// ```swift
    /// rootComponent.replacement(of: \RootComponent.Replaceable.clock) ?? rootComponent.clock
    /// ```
    @inlinable
    @inline(__always)
    nonisolated public final func replacement<Members, Value: Sendable>(
        of member: @autoclosure () -> KeyPath<Members, Value>
    ) -> Value? {
        graphProviders.isReplacing ? replacingValue(of: member()) : nil
    }

    @usableFromInline
    nonisolated final func replacingValue<Members, Value>(of member: KeyPath<Members, Value>) -> Value? {
        graphProviders.replacements?.value(of: member, keptBy: rootComponent(from: self))
    }
}

/// The first component of a graph. What is above it is made by hand, and is not asked: any thread may come here.
private func rootComponent(from component: any SharedInstanceOwner) -> any SharedInstanceOwner {
    var root = component
    while let creator = root.creator as? any SharedInstanceOwner { root = creator }
    return root
}

extension ProviderTable {
    /// Traps where something is replaced that the graph of a new root does not have.
    func checkReplacements(of root: AnyClass) {
        let members = Set(replaceable.lazy.filter { $0.isBelow(root) }.map(\.members))
        let unknown = replacements?.members.first { !members.contains(ObjectIdentifier(type(of: $0).rootType)) }
        if let unknown { Misuse.unusedReplacement(of: unknown, below: root) }
    }
}

/// A type that names the members of a component, and whether a root of a class has the component below it.
struct ReplaceableType: Sendable {
    let members: ObjectIdentifier
    let isBelow: @Sendable (_ root: AnyClass) -> Bool
}

/// A member, and how its value in a graph is made.
struct Replacement: @unchecked Sendable {
    // Only compared: it names a member of a type that has no values.
    let member: AnyKeyPath
    let make: @Sendable () -> AnyObject
}

/// What is replaced in the graphs of one table.
///
/// The root keeps the values and not the table: any thread may have the table, and a value need not be `Sendable`.
final class Replacements: Sendable {
    private let replacements: [Replacement]

    /// - Parameter others: those of the calls of `withOverrides` around this one, which count less.
    init(_ replacements: [Replacement], before others: Replacements?) {
        self.replacements = replacements.reversed() + (others?.replacements ?? [])
    }

    var members: [AnyKeyPath] { replacements.map(\.member) }

    func value<Value>(of member: AnyKeyPath, keptBy root: some SharedInstanceOwner) -> Value? {
        guard let index = replacements.firstIndex(where: { $0.member == member }) else { return nil }
        let object = root.build(Self.key(of: index)) { replacements[index].make() }
        return (object as? ReplacingValue<Value>)?.value
    }

    /// The parentheses keep places apart, as those of overloads.
    private static func key(of index: Int) -> SharedKey {
        SharedKey(
            function: SourceText("replacement(of:)"), file: SourceText("DIRuntime/Replacements"),
            place: UInt64(index), type: AnyObject.self)
    }
}

private final class ReplacingValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
