// One request of each owner.
print(RootComponent().jobsComponent.workerComponent.text)
