public let plain = true
