let home = RootComponent().homeComponent
print(home.dependency.store.path, home.dependency.backup.path, home.dependency.plan.steps, home.dependency.task.name)
print(home.dependency.levels.map(\.number), home.dependency.pair.1.number, home.dependency.second.number)
print(home.dependency.profile.name, home.dependency.link.host, home.dependency.kind, home.dependency.detail.coder)
