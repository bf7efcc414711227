@_exported import Chat

public struct Tool {}
