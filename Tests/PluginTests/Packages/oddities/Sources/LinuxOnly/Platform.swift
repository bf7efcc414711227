public let platform = "Linux"
