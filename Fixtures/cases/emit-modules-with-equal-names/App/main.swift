// Each home gets the user of its module.
let messaging = RootComponent().messagingComponent
print(messaging.chatHome.text)
print(messaging.feedHome.text)
