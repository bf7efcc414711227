import Testing

@testable import DIGraphProjects

@Suite struct GlobTests {
    @Test(arguments: [
        ("**", "a.swift"), ("**", "b/a.swift"), ("**/*.swift", "a.swift"), ("**/*.swift", "c/b/a.swift"),
        ("*/Sources/**", "Cart/Sources/a.swift"), ("**.swift", "c/b/a.swift"), ("a?.swift", "ab.swift"),
        ("{a,b}/*.swift", "b/c.swift"), ("*a*b*.swift", "xaxaxb.swift"), ("**/Views/**", "a/Views/b/c.swift"),
    ])
    func matches(_ pattern: String, _ path: String) {
        #expect(Glob(pattern).matches(path.split(separator: "/")))
    }

    @Test(arguments: [
        ("*", "b/a.swift"), ("**/*.m", "a.swift"), ("*/Sources/**", "Sources/a.swift"), ("a?.swift", "a.swift"),
        ("{a,b}/*.swift", "c/c.swift"), ("b", "b/a.swift"),
    ])
    func doesNotMatch(_ pattern: String, _ path: String) {
        #expect(!Glob(pattern).matches(path.split(separator: "/")))
    }

    @Test func excludesWhatIsBelowAFolder() {
        #expect(Glob("Legacy").matches(["Legacy", "Old", "a.swift"], orAbove: true))
    }
}
