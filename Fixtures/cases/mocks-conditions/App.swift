import DIRuntime

protocol SettingsDependency: Dependency {
    var name: String { get }
    #if DEBUG
    var debugMenu: String { get }
    func toggle(_ flag: Int) -> Bool
    #else
    var releaseNotes: String? { get }
    #endif
    #if STAGING && !DEBUG
    var server: Int { get }
    #elseif DEBUG
    var server: String { get }
    #endif
}

#if DEBUG
protocol ToolsDependency: Dependency {
    var tools: [String] { get }
}
#else
protocol ToolsDependency: Dependency {
    var count: Int { get }
}
#endif

protocol LoggingDependency: Dependency {
    #if DEBUG
    var level: Int { get }
    #endif
    var name: String { get }
}

/// Under both conditions one member does for both protocols.
protocol TracingDependency: LoggingDependency {
    #if STAGING
    var level: Int { get }
    #endif
}

protocol VerboseDependency: LoggingDependency {
    var level: Int { get set }
    #if DEBUG
    var name: String { get set }
    #endif
}
