import SwiftFacts

/// A place for plug-ins, the components that host it, and its plug-ins in their order.
package struct PluginSlot: Sendable {
    /// A component that has a property of the type `Plugins<Slot>`.
    package struct Host: Sendable {
        package let component: ScopeID
        package let location: SourceLocation
    }

    /// The qualified name without the module.
    package let name: String
    package let module: String?
    package let location: SourceLocation
    package let access: AccessLevel
    /// Why the generated file cannot name it; nil where it can.
    let inaccessibility: Inaccessibility?
    var conditions: [Condition]
    let attributes: [Attribute]
    package var hosts: [Host] = []
    package var plugins: [Plugin] = []
    /// Plug-ins of which each is to stand after the one before it, and the first after the last.
    var orderCycles: [[Plugin]] = []
}

/// A component that some slot has as a plug-in.
package struct Plugin: Sendable {
    /// Where a plug-in is to stand, as it is written.
    enum Order: Hashable, Sendable {
        case first, anywhere, last
        case before(String)
        case after(String)

        /// The plug-in that it stands before or after.
        var neighbour: String? {
            switch self {
            case .before(let flag), .after(let flag): flag
            case .first, .anywhere, .last: nil
            }
        }

        fileprivate var rank: Int {
            switch self {
            case .first: 0
            case .anywhere, .before, .after: 1
            case .last: 2
            }
        }
    }

    /// What a class member says.
    struct Literal<Value: Sendable>: Sendable {
        /// Why nothing is known of the value.
        enum Fault: Sendable {
            /// It is no class member that overrides.
            case noOverride
            /// Several members say it, as in the branches of an `#if`.
            case repeated
            case noLiteral
        }

        let value: Value?
        /// Where the value is nil.
        let fault: Fault
        let location: SourceLocation
    }

    /// What the component lacks to be a plug-in.
    enum Lack: Sendable {
        /// It does not override `plugin`.
        case plugin
        /// It overrides `plugin` under these conditions only.
        case conditionalPlugin([Condition], SourceLocation)
        /// It has no `init(parent:)`; the place is that of an initialiser which hides the inherited one.
        case initializer(SourceLocation)
        /// The generated file cannot call its `init(parent:)`, which is as visible as it says.
        case visibleInitializer(AccessLevel, SourceLocation)
    }

    package let component: ScopeID
    /// Of the component; two of one flag may stand in branches of an `#if`.
    let conditions: [Condition]
    /// By default its module and its name, without `Component`.
    package let flag: String
    /// Nil where the flag is the default.
    let writtenFlag: Literal<String>?
    let writtenOrder: Literal<Order>?
    let lacks: [Lack]

    package var hasDefaultFlag: Bool { writtenFlag == nil }

    /// Whether its flag is known only when the app runs; `flag` is not it.
    var hasUnreadableFlag: Bool { writtenFlag.map { $0.value == nil } ?? false }
    var order: Order { writtenOrder?.value ?? .anywhere }
}

extension PluginSlot {
    /// Brings the plug-ins into their order: what must stand before another one comes right before it at the latest; all
    /// else is ordered by flag, between the first and the last.
    mutating func orderPlugins() {
        plugins.sort { ($0.order.rank, $0.flag, $0.component) < ($1.order.rank, $1.flag, $1.component) }
        var places: [String: [Int]] = [:]
        for (index, plugin) in plugins.enumerated() { places[plugin.flag, default: []].append(index) }
        var earlier = [[Int]](repeating: [], count: plugins.count)
        for (index, plugin) in plugins.enumerated() {
            switch plugin.order {
            case .after(let flag): earlier[index] += places[flag] ?? []
            case .before(let flag): for other in places[flag] ?? [] { earlier[other].append(index) }
            case .first, .anywhere, .last: break
            }
        }
        let order = PluginOrderSearch(earlier: earlier)
        orderCycles = order.cycles.map { $0.map { plugins[$0] } }
        plugins = order.found.map { plugins[$0] }
    }
}

/// Lists indices so that each comes after those that it names; with a stack of its own, since chains may be long.
private struct PluginOrderSearch {
    private enum State { case new, open, done }

    private let earlier: [[Int]]
    private var states: [State]
    private(set) var found: [Int] = []
    private(set) var cycles: [[Int]] = []

    init(earlier: [[Int]]) {
        self.earlier = earlier
        states = Array(repeating: .new, count: earlier.count)
        for index in earlier.indices where states[index] == .new { visit(index) }
    }

    private mutating func visit(_ start: Int) {
        var path: [(index: Int, next: Int)] = [(start, 0)]
        states[start] = .open
        while let (index, next) = path.last {
            guard next < earlier[index].count else {
                states[index] = .done
                found.append(index)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let other = earlier[index][next]
            switch states[other] {
            case .new:
                states[other] = .open
                path.append((other, 0))
            case .open:
                let first = path.firstIndex { $0.index == other } ?? 0
                cycles.append(path[first...].reversed().map { $0.index })
            case .done: break
            }
        }
    }
}

/// What concerns slots and can be no part of the graph.
struct SlotRejections {
    /// A component that names a slot which is none, as its own or as one that it hosts.
    struct UnknownSlot {
        let component: String
        /// As written.
        let slot: String
        /// The type that it is, where the sources declare that.
        let declared: DeclaredName?
        let isHosted: Bool
        let location: SourceLocation
    }

    /// A call for plug-ins, and the member that it stands in.
    struct UnreadHost {
        let component: String
        let member: String
        /// A property without a type: its name.
        let untyped: SourceLocation?
        let location: SourceLocation
    }

    /// A call for plug-ins on another object than `self`.
    struct CallOnOther {
        let slot: String
        /// Of the slot, if it has one.
        let host: PluginSlot.Host?
        let location: SourceLocation
    }

    /// A class that would be a plug-in, if no other one inherited from it.
    struct LostBase {
        let component: ScopeID
        let heir: ScopeID
        let flag: Plugin.Literal<String>
    }

    /// A class that has a property of the type `Plugins<Slot>` and is no component, as far as is known.
    struct LostHost {
        let slot: SourceLocation
        let declaration: DeclarationReference
        let location: SourceLocation
    }

    var unknown: [UnknownSlot] = []
    var lostHosts: [SourceLocation: LostHost] = [:]
    /// Members of components that ask for plug-ins, and whose type does not say of which slot.
    var unreadHosts: [UnreadHost] = []
    var callsOnOthers: [CallOnOther] = []
    var lostBases: [LostBase] = []
}
