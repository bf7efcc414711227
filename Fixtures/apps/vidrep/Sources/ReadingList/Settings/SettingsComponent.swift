import DIRuntime

@MainActor
protocol SettingsDependency: Dependency {
    var settingsDispatcher: any SettingsDispatcher { get }
    var repository: any Repository { get }
}

final class SettingsComponent: MainActorComponent<SettingsDependency> {
    var view: SettingsView {
        SettingsView(dispatcher: dependency.settingsDispatcher, repository: dependency.repository)
    }
}
