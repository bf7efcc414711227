// In files of their own.
protocol Timing: Sendable {}

extension Token: @unchecked Sendable {}

public struct Settings: Loud {}

extension Settings: Timing {}
