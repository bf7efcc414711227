// Three scopes without a request.
let about = RootComponent().aboutComponent
print(about.version, about.licensesComponent.names)
