import Home

typealias StartScreen = Home.HomeComponent
