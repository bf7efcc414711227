import Library

let root = FirstRoot()
print(root.greetingComponent.greeting)
print(root.stampComponent.stamp)
print(LibraryRoot().greetingComponent.greeting)
