/// A property that a component provides, and may be asked for below it.
struct ProvidedProperty: Hashable {
    let name: String
    /// The class that is created for it.
    let className: String
    /// The protocol that it is declared as, if not as its class.
    let protocolName: String?

    var declaredType: String { protocolName.map { "any \($0)" } ?? className }
}

/// One component: what it offers, what it asks for, and what it creates.
struct ComponentPlan {
    enum Base {
        case component, ownBaseClass
    }

    let name: String
    let folder: String
    var base = Base.component
    var provided: [ProvidedProperty] = []
    /// Common properties of the root that this component replaces for the scopes below it.
    var replaced: [ProvidedProperty] = []
    var requests: [ProvidedProperty] = []
    /// A request that nobody provides.
    var missing: String?
    var children: [Int] = []
    /// Whether the requests of every feature come from a protocol that is shared.
    var inheritsLogging = false
    /// Whether the creation stands in an extension of the root, in a file of this component's folder.
    var isCreatedInExtension = false

    var componentName: String { name + "Component" }
    var dependencyName: String { requests.isEmpty && missing == nil ? "EmptyDependency" : name + "Dependency" }
    var propertyName: String { componentName.asPropertyName }
}

/// The tree of components, valid by construction: a component only asks for what every path from the root provides.
struct GraphPlan {
    static let logger = ProvidedProperty(name: "logger", className: "Logger", protocolName: nil)

    /// The first component is the root.
    private(set) var components: [ComponentPlan] = []
    let rootServices: [ProvidedProperty]

    private var available: [Set<ProvidedProperty>] = []
    private var parents: [[Int]] = []
    private var depths: [Int] = []
    private var takenNames: Set<String> = []
    private var random: SplitMix64

    private static let greatestDepth = 8
    private static let rootClasses = [
        "Logger", "Analytics", "Theme", "NetworkClient", "SessionStore", "FeatureFlags", "SystemClock", "ImageLoader",
        "Database", "Keychain", "PushService", "LocationService", "PaymentGateway", "CurrencyFormatter",
        "CrashReporter",
        "ExperimentStore", "AudioPlayer", "DeepLinkRouter", "Translator", "DownloadQueue", "SearchIndex", "ContactBook",
        "CalendarAccess", "HapticEngine",
    ]

    init(_ options: Options) {
        random = SplitMix64(seed: options.seed)
        rootServices = Self.rootClasses.map { name in
            let isProtocol = ["NetworkClient", "Database", "PaymentGateway"].contains(name)
            return ProvidedProperty(
                name: name.asPropertyName, className: isProtocol ? "Live" + name : name,
                protocolName: isProtocol ? name : nil)
        }
        add(ComponentPlan(name: "App", folder: "App"), below: [])
        components[0].provided = rootServices
        for index in 0..<options.components { addComponent(index, of: options.components) }
        for index in 0..<options.broken { components[index + 1].missing = "undelivered\(index)Service" }
        addDiamonds(options.diamondLevels)
    }

    // MARK: - The tree

    private mutating func add(_ component: ComponentPlan, below parents: [Int]) {
        let index = components.count
        components.append(component)
        for parent in parents { components[parent].children.append(index) }
        var common: Set<ProvidedProperty>?
        for parent in parents {
            let offered = available[parent].union(components[parent].provided)
            common = common?.intersection(offered) ?? offered
        }
        available.append(common ?? [])
        self.parents.append(parents)
        depths.append((parents.map { depths[$0] }.max() ?? -1) + 1)
    }

    private mutating func addComponent(_ index: Int, of count: Int) {
        var parents = [parent(of: index)]
        if index > 8, random.chance(12) {
            let second = parent(of: index)
            if second != parents[0] { parents.append(second) }
        }
        var component = newComponent(named: fixedName(of: index, count))
        component.isCreatedInExtension = parents.contains(0) && random.chance(40)
        if index == 0 || index == count - 1 {
            parents = [0]
            component.isCreatedInExtension = false
        }
        add(component, below: parents)
        chooseRequests(of: components.count - 1)
    }

    /// A first and a last component in alphabetical order, so that programs can be written against them.
    private func fixedName(of index: Int, _ count: Int) -> String? {
        if index == 0 { return "AaHome" }
        return index == count - 1 ? "ZzExit" : nil
    }

    /// Features hang below the root, screens below features: early components get many children.
    private mutating func parent(of index: Int) -> Int {
        let features = min(index, 24)
        if index < 16 || random.chance(6) { return 0 }
        if random.chance(35) { return random.number(in: 1...features) }
        for _ in 0..<8 {
            let candidate = random.number(in: 1...index)
            if depths[candidate] < Self.greatestDepth { return candidate }
        }
        return 0
    }

    private mutating func newComponent(named fixedName: String?) -> ComponentPlan {
        let topic = random.pick(Vocabulary.topics)
        var name = fixedName ?? topic + random.pick(Vocabulary.aspects)
        if takenNames.contains(name) { name += String(takenNames.count) }
        takenNames.insert(name)
        var component = ComponentPlan(name: name, folder: "Features/" + (fixedName ?? topic))
        let roles = random.sample(Vocabulary.roles, count: random.number(in: 1...4))
        component.provided = roles.map { role in
            let isProtocol = random.chance(15)
            return ProvidedProperty(
                name: (name + role).asPropertyName, className: isProtocol ? "Live" + name + role : name + role,
                protocolName: isProtocol ? name + role : nil)
        }
        if random.chance(8) { component.replaced = [random.pick(Array(rootServices[1...2]))] }
        if random.chance(5) { component.base = .ownBaseClass }
        return component
    }

    private mutating func chooseRequests(of index: Int) {
        // A set has another order in every process; the names give it one of its own.
        let offered = available[index].sorted { $0.name < $1.name }
        let isFixed = components[index].name == "AaHome" || components[index].name == "ZzExit"
        if random.chance(12) && !isFixed { return }
        let common = random.sample(rootServices, count: random.number(in: 1...4))
        let near = random.sample(offered.filter { !rootServices.contains($0) }, count: random.number(in: 0...4))
        components[index].requests = (common + near).sorted { $0.name < $1.name }
        components[index].inheritsLogging = common.contains(Self.logger) && random.chance(40)
    }

    private mutating func addDiamonds(_ levels: Int) {
        var top = 0
        for level in 0..<levels {
            let name = "Diamond\(level)"
            let sides = ["Left", "Right"].map { side in
                add(diamond(name + side, requests: [Self.logger]), below: [top])
                return components.count - 1
            }
            add(diamond(name + "Join", requests: Array(rootServices.prefix(6))), below: sides)
            top = components.count - 1
        }
    }

    private func diamond(_ name: String, requests: [ProvidedProperty]) -> ComponentPlan {
        var component = ComponentPlan(name: name, folder: "Features/Diamond")
        component.provided = [
            ProvidedProperty(name: name.asPropertyName + "Store", className: name + "Store", protocolName: nil)
        ]
        component.requests = requests.sorted { $0.name < $1.name }
        return component
    }
}
