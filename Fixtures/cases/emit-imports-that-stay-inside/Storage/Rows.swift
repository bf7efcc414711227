// A library that needle.json does not name, as one of another package. Its theme must not come into the generated file.
public struct Rows {
    public let count = 3

    public nonisolated init() {}
}

public struct Theme {}
