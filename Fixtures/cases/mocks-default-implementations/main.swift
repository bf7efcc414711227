let greeting = GreetingDependencyMock(name: "Ada", mood: "bad")
print(greeting.say("hi"), greeting.mood, GreetingDependencyMock.kind)
print(LoudDependencyMock(volume: 3, name: "Grace").volume)
print(LabelledMock(label: "mock").label)
