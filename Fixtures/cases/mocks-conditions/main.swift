let settings = SettingsDependencyMock(name: "settings")
#if DEBUG
settings.debugMenu = "menu"
settings.toggleHandler = { $0 > 1 }
settings.server = "local"
print(settings.debugMenu, settings.toggle(2), settings.server, ToolsDependencyMock(tools: ["hammer"]).tools)
#else
settings.releaseNotes = nil
print(settings.releaseNotes ?? "no notes", ToolsDependencyMock(count: 2).count)
#endif
let verbose = VerboseDependencyMock(level: 3, name: "verbose")
print(verbose.level, verbose.name)
