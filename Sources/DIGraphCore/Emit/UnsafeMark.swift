import SwiftFacts

/// Whether what reads a member has to say `unsafe` where memory safety is checked. Nothing else may: the compiler warns of a
/// mark without need.
enum UnsafeUse: Comparable {
    case none
    /// Of `nonisolated(unsafe)`: only where sharing is checked as well.
    case whereSharingIsChecked
    case always

    /// Compilers before Swift 6.2 do not read what stands under it.
    fileprivate var condition: String {
        let checked = "compiler(>=6.2) && hasFeature(StrictMemorySafety)"
        return self == .whereSharingIsChecked ? checked + " && hasFeature(StrictConcurrency)" : checked
    }
}

extension ResolvedRequest.Owner {
    func unsafeUse(for request: Request) -> UnsafeUse {
        let attributes = member.member.attributes
        if attributes.contains(where: { $0.name == "safe" }) { return .none }
        if request.isUnsafe || attributes.contains(where: { $0.name == "unsafe" }) { return .always }
        return attributes.contains { $0.isNonisolatedUnsafe } ? .whereSharingIsChecked : .none
    }
}

extension ProviderPlan.Member {
    /// Of what stands in its body.
    var unsafeUse: UnsafeUse { isCopied ? .none : servers.map { $0.unsafeUse(for: request) }.max() ?? .none }

    /// Of what copies it: the copy itself is of its type.
    var unsafeUseOfCopy: UnsafeUse {
        request.isUnsafe ? .always : servers.map { $0.unsafeUse(for: request) }.max() ?? .none
    }
}

extension [ProviderPlan.Member] {
    /// Neighbours that are marked alike and stand under the same conditions; no run is empty.
    func markedRuns() -> [[ProviderPlan.Member]] {
        reduce(into: []) { runs, member in
            if let last = runs.last?.last, last.unsafeUse == member.unsafeUse, last.conditions == member.conditions {
                runs[runs.count - 1].append(member)
            } else {
                runs.append([member])
            }
        }
    }
}

extension SwiftWriter {
    /// Writes code with its marks, and where it must have none the same without.
    mutating func marking(_ use: UnsafeUse, _ body: (inout SwiftWriter, _ isMarked: Bool) -> Void) {
        guard use != .none else { return body(&self, false) }
        line("#if " + use.condition)
        body(&self, true)
        line("#else")
        body(&self, false)
        line("#endif")
    }

    /// Before a type that stores what is unsafe, but whose users need no mark for that.
    mutating func markSafe() {
        line("#if " + UnsafeUse.always.condition)
        line("@safe")
        line("#endif")
    }
}
