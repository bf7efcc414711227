extension SharedCache: @unchecked Sendable {}
