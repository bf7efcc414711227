// The statement of both accounts.
let root = RootComponent()
print(root.personalComponent.statementComponent.heading)
print(root.businessComponent.statementComponent.heading)
