import SwiftFacts

/// The slots that may be meant by names of none; what all of these are held against is made once.
final class MeantSlots {
    private typealias Unknown = SlotRejections.UnknownSlot

    /// Slots that have plug-ins and no host, or a host and no plug-ins.
    private struct Lacking {
        let names: [String]
        /// By the last name of what their plug-ins give.
        let namesByPlugin: [String?: [String]]
        private let all: Set<String>

        init(_ slots: [PluginSlot], pluginType: (PluginSlot) -> String?) {
            names = slots.map { $0.name }
            namesByPlugin = Dictionary(grouping: slots, by: pluginType).mapValues { $0.map { $0.name } }
            all = Set(names)
        }

        func contains(_ name: String) -> Bool { all.contains(name) }
    }

    private let wiring: Wiring
    private lazy var known = SimilarNames(wiring.graph.slots.map { $0.name })
    private lazy var withoutHost = lacking { $0.hosts.isEmpty && !$0.plugins.isEmpty }
    private lazy var withoutPlugins = lacking { $0.plugins.isEmpty && !$0.hosts.isEmpty }
    private lazy var hosted = declaredNames { $0.isHosted }
    private lazy var plugged = declaredNames { !$0.isHosted }
    private lazy var hasOneHost = wiring.rejections.slots.unknown.count { $0.isHosted } == 1
    /// Whether one name only is used that nobody declares.
    private lazy var hasOneUndeclared =
        Set(
            wiring.rejections.slots.unknown.filter { wiring.declaredName(of: $0) == nil }.map { $0.slot }
        ).count == 1
    private lazy var onlyWithoutHost = only { $0.hosts.isEmpty }
    private lazy var onlyWithoutPlugins = only { $0.plugins.isEmpty }

    init(_ wiring: Wiring) {
        self.wiring = wiring
    }

    /// What is declared is no misspelt name, unless it stands where a slot is lacking.
    func meant(by unknown: SlotRejections.UnknownSlot) -> [String] {
        guard let declared = wiring.declaredName(of: unknown) else { return meantByUndeclared(unknown) }
        if (unknown.isHosted ? plugged : hosted).contains(declared) { return [] }
        let lacking = unknown.isHosted ? withoutHost : withoutPlugins
        if let ofPlugin = lacking.namesByPlugin[declared.lastNamePart] { return ofPlugin }
        // One host of what is no slot, and one slot without a host.
        if unknown.isHosted, hasOneHost, lacking.names.count == 1 { return lacking.names }
        return known.similar(to: unknown.slot).filter(lacking.contains)
    }

    private func meantByUndeclared(_ unknown: Unknown) -> [String] {
        let similar = known.similar(to: unknown.slot)
        if !similar.isEmpty || !hasOneUndeclared { return similar }
        return (unknown.isHosted ? onlyWithoutHost : onlyWithoutPlugins).map { [$0] } ?? []
    }

    private func lacking(where isLacking: (PluginSlot) -> Bool) -> Lacking {
        Lacking(wiring.graph.slots.filter(isLacking), pluginType: wiring.pluginType)
    }

    private func only(where isLacking: (PluginSlot) -> Bool) -> String? {
        let slots = wiring.graph.slots.filter(isLacking)
        return slots.count == 1 ? slots[0].name : nil
    }

    private func declaredNames(where isMeant: (Unknown) -> Bool) -> Set<String> {
        Set(wiring.rejections.slots.unknown.filter(isMeant).compactMap(wiring.declaredName))
    }
}
