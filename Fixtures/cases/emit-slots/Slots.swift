import DIRuntime

/// Hosted by the root and by each screen.
enum Banners: PluginSlot { typealias Plugin = String }

enum Screens {
    /// Hosted by a base class.
    enum Sections {}
}

extension Screens.Sections: PluginSlot { typealias Plugin = Section }

protocol AppSlot: PluginSlot {}

/// Hosted by a plug-in.
enum Badges: AppSlot { typealias Plugin = Int }

// needle:ignore empty-slot
enum Extras: PluginSlot { typealias Plugin = String }

struct Section {
    let title: String
    let badges: [Int]
}
