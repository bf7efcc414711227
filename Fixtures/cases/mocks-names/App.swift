import DIRuntime

enum Feature {
    protocol RowDependency: Dependency {
        var item: Item { get }
        func row(for item: Item) -> Row
    }

    struct Item {
        let id: Int
    }

    struct Row {
        let text: String
    }
}

enum Other {
    protocol RowDependency: Dependency {
        var id: Int { get }
    }
}

protocol KeywordDependency: Dependency {
    var `default`: Int { get }
    var `class`: String? { get set }
    var `self`: Int { get }
    var `init`: Int { get }
    var `my value`: Int { get }
    func `switch`(_ `in`: Int, `where`: Int) -> Int
    func `is it`() -> Bool
    func `2nd`(`3rd`: Int) -> Int
    var `4th`: Int { get throws }
    func range(`let`: Int, `var`: Int, `inout`: Int) -> Int
    func total(await: Int, unsafe: Int) -> Int
    func bound(to `self`: Int, boundHandler: Int) -> Int
    subscript(`self`: Int) -> Int { get }
    func 🚀(_ 🔥: Int) -> Int
    func `<- back`() -> Int
    func givenValue()
    var value: Int { get }
}

/// Takes the names that the file would give.
func needleMockValue() -> Int { 1 }

protocol TakenDependency: Dependency {
    var needleMockFailure: Int { get }
    func count() -> Int
}

/// Its parameters have names that the file would give.
protocol ArgumentsDependency: Dependency, Sendable {
    func count(needleMockKept: Int, needleMockCalls: Int) -> Int
    func make<Value>(needleMockResult: Int, _ needleMockSent: Int) -> Value
    func check(needleMockError: Int) throws -> Int
    func find(needleMockNone: Int) -> Int?
}

final class TakenDependencyMock {}

private protocol HiddenDependency: Dependency {
    var hidden: Int { get }
}

