import SwiftFacts

extension Rule {
    package static let retainedChild = Rule(
        id: "retained-child",
        severity: .note,
        find: retainedChildren,
        explanation: Explanation(
            title: "a component that keeps its child alive, and so itself",
            meaning: """
                The component creates a child in `shared { … }`, in a `lazy var`, or stores it in its initialiser.
                A child keeps its parent, so the two keep each other alive, and with them all that they share.
                Nothing is said of a root, whose life is the app's, nor of a variable that may be nil, which
                somebody may empty.
                """,
            reason: """
                A scope that is left, such as that of a session, is never freed: it leaks each time it is entered,
                and whatever it observes goes on.
                """,
            fix: """
                - Create the child when it is read: `var page: PageComponent { PageComponent(parent: self) }`.
                - Share what the child makes, not the child.
                """,
            silencing: "Do that for a component that lives as long as the app.",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var text: String { SessionComponent(parent: self).text }
                  }

                  final class SessionComponent: Component<EmptyDependency> {
                -     var page: PageComponent { shared { PageComponent(parent: self) } }  // reported here
                +     var page: PageComponent { PageComponent(parent: self) }
                      var text: String { page.text }
                  }

                  final class PageComponent: Component<EmptyDependency> {
                      var text: String { "page" }
                  }

                  @main
                  struct App {
                      static func main() { print(RootComponent().text) }
                  }
                """))

    private static func retainedChildren(in wiring: Wiring) -> [Diagnostic] {
        guard let mentions = wiring.mentions else { return [] }
        let retained = RetainedCalls(wiring, mentions)
        let mortal = wiring.mortalComponents()
        return wiring.creations.compactMap { link in
            let location = wiring.location(of: link)
            guard let child = link.children.first, let owner = link.owners.first(where: mortal.contains),
                let how = retained.retention(ofCallAt: location, by: owner)
            else { return nil }
            return .retainedChild(
                wiring.graph.displayName(of: child), in: wiring.graph.displayName(of: owner), how, at: location)
        }
    }
}

/// How a member keeps what it makes.
private enum Retention {
    case shared
    /// As the value of a stored property that is declared at this place.
    case value(SourceLocation)
    /// In a stored property of this name.
    case stored(NameHash)
}

/// The calls whose result a member keeps.
private final class RetainedCalls {
    private let graph: ScopeGraph
    private let mentions: Mentions
    private var retentions: [SourceLocation: Retention] = [:]
    /// How often some code sets a property of a name.
    private var writes: [NameHash: Int] = [:]

    init(_ wiring: Wiring, _ mentions: Mentions) {
        graph = wiring.graph
        self.mentions = mentions
        for (summary, body) in wiring.code.bodies {
            let file = wiring.program.symbols.summaries[summary].file
            let member = SourceLocation(file: file, offset: body.memberOffset)
            for use in body.uses {
                if use.isWritten { writes[use.name, default: 0] += 1 }
                guard use.isValue || use.target != nil else { continue }
                retentions[SourceLocation(file: file, offset: use.offset)] =
                    use.target.map { .stored($0.name) } ?? (use.isShared ? .shared : .value(member))
            }
        }
    }

    func retention(ofCallAt location: SourceLocation, by owner: ScopeID) -> Retention? {
        guard let retention = retentions[location] else { return nil }
        switch retention {
        case .shared: return retention
        case .value(let location):
            return members(of: owner).contains { $0.location == location && keeps($0, knownWrites: 0) }
                ? retention : nil
        case .stored(let name):
            let named = members(of: owner).filter { NameHash($0.member.name) == name }
            return named.count == 1 && keeps(named[0], knownWrites: 1) ? retention : nil
        }
    }

    private func members(of scope: ScopeID) -> [ProvidedMember] {
        graph[scope].members.provided + graph[scope].members.rejected
    }

    /// Whether what was stored stays: nobody can set it to nil, or nobody does.
    private func keeps(_ provided: ProvidedMember, knownWrites: Int) -> Bool {
        let member = provided.member
        guard member.kind == .property, !member.isComputed, !member.isStatic, !member.isUnretained,
            let written = member.type?.syntax
        else { return false }
        switch provided.signature.result ?? written {
        case .optional, .implicitlyUnwrapped:
            return member.isLet
                || member.setterAccess <= .fileprivate && writes[NameHash(member.name), default: 0] <= knownWrites
                    && !mentions.mayRead(NameHash(member.name))
        default: return true
        }
    }
}

extension Wiring {
    func location(of link: LinkedCreation) -> SourceLocation {
        program.symbols.location(at: link.creation.offset, in: link.summary)
    }

    /// Those whose life, or that of a subclass, is not the app's.
    fileprivate func mortalComponents() -> Set<ScopeID> {
        var mortal: Set<ScopeID> = []
        for component in graph.components where component.isCreated && !component.isRoot {
            var next: ScopeID? = component.id
            while let id = next, mortal.insert(id).inserted { next = graph[id].superclass }
        }
        return mortal
    }
}

extension Diagnostic {
    /// A creation whose child keeps the parent that keeps it.
    fileprivate static func retainedChild(
        _ child: String, in parent: String, _ retention: Retention, at location: SourceLocation
    ) -> Diagnostic {
        let edit =
            switch retention {
            case .shared: "create it without 'shared'"
            case .value: "make the property a computed one"
            case .stored: "create it in a computed property"
            }
        return Diagnostic(
            .retainedChild, at: location,
            "'\(parent)' keeps its child '\(child)', which keeps '\(parent)', so neither is ever freed", edit: edit)
    }
}
