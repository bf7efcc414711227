import App
import Core
import Mocks

let mock = GreetingDependencyMock()
mock.user = User(name: "Ada")
func greet(_ dependency: any GreetingDependency) -> String { "Hello \(dependency.user.name)" }
print(greet(mock))
