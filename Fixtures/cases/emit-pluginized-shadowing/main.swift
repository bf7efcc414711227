let outer = RootComponent().outer
let inner = outer.nonCoreComponent.inner
print("page of the outer core:", outer.page.text)
print("outer plug-in:", outer.nonCoreComponent.text)
print("page of the outer plug-in:", outer.nonCoreComponent.page.text)
print("inner core:", inner.text)
print("note of the inner core:", inner.note.text)
print("inner plug-in:", inner.nonCoreComponent.text)
print("note of the inner plug-in:", inner.nonCoreComponent.note.text)
