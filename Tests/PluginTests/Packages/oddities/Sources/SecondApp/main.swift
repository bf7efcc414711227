print(SecondRoot().greetingComponent.greeting)
