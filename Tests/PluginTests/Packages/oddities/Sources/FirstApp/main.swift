let root = FirstRoot()
print(root.greetingComponent.greeting)
print(root.stampComponent.stamp)
