import SwiftFacts

/// Writes the file of mocks: one class for each plan, and the functions that end a test with words.
final class MockEmitter {
    let settings: ProgramSettings
    let mocks: MockSettings
    let declaredNames: Set<String>
    private let spelling: TypeSpelling
    let importPlanner: ImportPlanner
    /// Where nobody names modules: what the mocks are of.
    let dependencies: NamedDeclarations?

    init(_ planner: MockPlanner, _ importPlanner: ImportPlanner, _ dependencies: NamedDeclarations?) {
        settings = planner.settings
        mocks = planner.mocks
        declaredNames = planner.symbols.names
        spelling = planner.spelling
        self.importPlanner = importPlanner
        self.dependencies = dependencies
    }

    func emit(_ plans: [MockPlan]) -> String {
        var writer = SwiftWriter()
        writer.header(GeneratedFileMarker.Kind.mocks.origin, text: settings.given.header)
        writer.conditional(mocks.isDebugOnly ? [Condition(text: "DEBUG", formula: .test("DEBUG"))] : []) { writer in
            let imports = importPlanner.imports(for: needs(of: plans))
            writer.imports(imports)
            let functions = MockFunctions(isTaken: isTaken(plans), runtime: spelling.runtimePrefix)
            for plan in plans {
                writer.blankLine()
                writer.conditional(plan.conditions) { writer in
                    MockWriter(plan: plan, functions: functions).write(to: &writer)
                }
            }
            if !plans.isEmpty { functions.write(to: &writer) }
            if plans.contains(where: { $0.sendsResults }) {
                functions.writeResult(functions.sent, isSent: true, to: &writer)
            }
            if plans.contains(where: { $0.castsArguments }) { functions.writePassed(to: &writer) }
            if plans.contains(where: { $0.throwsGeneric }) { functions.writeThrown(to: &writer) }
            if plans.contains(where: { $0.members.contains { $0.isGuarded } }) { functions.writeState(to: &writer) }
            if plans.contains(where: { $0.sharesStatics }) { functions.writeShared(to: &writer) }
        }
        return writer.text
    }

    private func isTaken(_ plans: [MockPlan]) -> (String) -> Bool {
        let members = plans.flatMap { $0.members }.map { $0.request.member }
        let names = Set(members.flatMap { [$0.name] + $0.parameters.map { $0.name } })
        return { [declaredNames] in declaredNames.contains($0) || names.contains($0) }
    }

    private func needs(of plans: [MockPlan]) -> ImportNeeds {
        var needs = ImportNeeds()
        needs.testableModules = settings.given.testableModules
        needs.modules = Set(settings.given.additionalModules)
        for plan in plans {
            needs.modules.formUnion(plan.modules)
            needs.files.formUnion(plan.files)
            for request in plan.members.map({ $0.request }) {
                needs.modules.formUnion(request.emitted.modules)
                guard request.needsFileImports else { continue }
                needs.files.insert(request.location.file)
                if let module = request.module { needs.modules.insert(module) }
            }
        }
        if let dependencies {
            let declaring = dependencies.declaringFiles.union(plans.flatMap { $0.declaringFiles })
            needs.declaringFiles = declaring.filter(importPlanner.isOpen)
            needs.creationFiles = dependencies.creationFiles(where: importPlanner.isOpen)
            needs.testableModules.formUnion(importPlanner.testableModules)
            needs.modules.formUnion(importPlanner.testableModules)
        }
        let access = plans.map { $0.access }.max() ?? .internal
        let files = needs.files.union(needs.declaringFiles).union(needs.creationFiles.joined())
        let imported = files.flatMap { importPlanner.imports[$0, default: []] }.map { $0.module }
        for module in needs.modules.union(imported) { needs.limits[module] = access }
        for (module, access) in plans.flatMap(namedModules) {
            needs.levels[module] = max(access, needs.levels[module] ?? .internal)
        }
        // Of the file's own functions, which are private.
        if !plans.isEmpty {
            needs.certainModules = ["DIRuntime"]
            needs.limits["DIRuntime"] = needs.limits["DIRuntime"] ?? .internal
        }
        return needs
    }
}

extension MockEmitter {
    /// The modules that the declarations of a mock name, and how visibly. Types that were not read are likely of those that
    /// the file of the protocol imports for others as well.
    private func namedModules(of plan: MockPlan) -> [(String, AccessLevel)] {
        let requests = plan.members.map { $0.request }
        // The compiler does not count what a `package` class conforms to.
        let conformances = plan.access == .package ? [] : plan.modules
        let known = requests.reduce(conformances) { $0.union($1.emitted.modules) }
        let files = Set(requests.filter { $0.needsFileImports }.map { $0.location.file })
        let likely = files.flatMap { importPlanner.imports[$0, default: []] }.filter { declaration in
            !RuntimeNames.modules.contains(declaration.module)
        }
        return known.map { ($0, plan.access) }
            + likely.compactMap { declaration in
                declaration.access.map { (declaration.module.firstNamePart, min($0, plan.access)) }
            }
    }
}

/// The private functions of the file, under names that nothing in the sources has.
final class MockFunctions {
    let value: String
    let valueError: String
    let failure: String
    let none: String
    let error: String
    let result: String
    /// The same for what the caller may send on.
    let sent: String
    /// The same for what it gives to the closures of a caller, or leaves in its variables.
    let passed: String
    let thrown: String
    let state: String
    let kept: String
    let dropped: String
    let calls: String
    let shared: String
    private let sharedStates: String
    /// Types of the standard library: `Int`, or `Swift.Int` if the sources have another one of that name.
    let int: String
    let never: String
    let sendable: String
    private let text: String
    /// What stands before types of the runtime.
    let runtime: String
    /// Apps may have types of these names, in files that say nothing of mocks.
    private let anyError = "any Swift.Error"
    private let classID = "Swift.ObjectIdentifier"

    init(isTaken: (String) -> Bool, runtime: String) {
        self.runtime = runtime
        func free(_ name: String) -> String { SwiftName.unique([name], isTaken: isTaken) }
        value = free("needleMockValue")
        valueError = free("needleMockValueError")
        failure = free("needleMockFailure")
        none = free("needleMockNone")
        error = free("needleMockError")
        result = free("needleMockResult")
        sent = free("needleMockSent")
        passed = free("needleMockPassed")
        thrown = free("needleMockThrown")
        state = free("NeedleMockState")
        kept = free("needleMockKept")
        dropped = free("needleMockDropped")
        calls = free("needleMockCalls")
        shared = free("needleMockShared")
        sharedStates = free("NeedleMockSharedStates")
        func library(_ name: String) -> String { isTaken(name) ? "Swift." + name : name }
        int = library("Int")
        never = library("Never")
        sendable = library("Sendable")
        text = library("String")
    }

    private static let noValue = #""\(member) was read, but the test gave no value: \(advice)""#
    private static let notShared =
        #""\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one""#
    private static let notKept =
        #""\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler""#
    private static let noHandler = #""\(member) was called, but the test gave no handler: \(advice)""#

    func write(to writer: inout SwiftWriter) {
        writer.blankLine()
        writer.line("/// The value that the test gave for a member.")
        let parameters = "_ given: Value?, _ member: \(text), _ advice: \(text)"
        writer.block("private nonisolated func \(value)<Value>(\(parameters)) -> Value") {
            $0.block("guard let given else", statement: "\(runtime)MockFailure.end(\(Self.noValue))")
            $0.line("return given")
        }
        let optional = "_ given: Value??, _ member: \(text), _ advice: \(text)"
        writer.block("private nonisolated func \(value)<Value>(\(optional)) -> Value?") {
            $0.line("if given == nil { \(runtime)MockFailure.report(\(Self.noValue)) }")
            $0.line("return given ?? nil")
        }
        writeMissing(valueError, anyError, "\(runtime)MockFailure.error(\(Self.noValue))", to: &writer)
        writer.blankLine()
        writer.line("/// What is done where a member is called for which the test gave no handler.")
        writeMissing(failure, never, "\(runtime)MockFailure.end(\(Self.noHandler))", to: &writer)
        writeMissing(error, anyError, "\(runtime)MockFailure.error(\(Self.noHandler))", to: &writer)
        writer.block(
            "private nonisolated func \(none)<Value: ~Copyable>(_ member: \(text), _ advice: \(text)) -> Value?"
        ) {
            $0.line("\(runtime)MockFailure.report(\(Self.noHandler))")
            $0.line("return nil")
        }
        writeResult(result, isSent: false, to: &writer)
    }

    func writePassed(to writer: inout SwiftWriter) {
        writeResult(passed, verb: "passed", isSent: false, to: &writer)
    }

    func writeResult(_ name: String, verb: String = "returned", isSent: Bool, to writer: inout SwiftWriter) {
        let sending = isSent ? "sending " : ""
        writer.blankLine()
        writer.line("/// What a handler \(verb), as the type that the caller of a generic member wants.")
        let head = "private nonisolated func \(name)<Value>(_ \(verb): \(sending)Any?, _ handler: \(text))"
        writer.block("\(head) -> \(sending)Value") {
            // A cast of the optional itself would lose a level of what it holds.
            $0.line("if let \(verb), let value = \(verb) as? Value { return value }")
            $0.block("guard let value = \(verb) as? Value else") {
                $0.line(##"let found = \##(verb).map { "a value of type \(type(of: $0))" } ?? "nil""##)
                $0.line(
                    ##"fatalError("\(handler) \##(verb) \(found), but its caller wants the type \(Value.self)")"##)
            }
            $0.line("return value")
        }
    }

    func writeThrown(to writer: inout SwiftWriter) {
        writer.blankLine()
        writer.line("/// What a handler threw, as the error that the caller of a generic member wants.")
        let head = "private nonisolated func \(thrown)<Failure: Swift.Error>(_ error: \(anyError), _ handler: \(text))"
        writer.block("\(head) -> Failure") {
            $0.block("guard let failure = error as? Failure else") {
                $0.line(#"fatalError("\(handler) threw \(error), but its caller wants the type \(Failure.self)")"#)
            }
            $0.line("return failure")
        }
    }

    /// The class of what is guarded; what it replaces ends without the lock, since that may come back to the mock.
    func writeState(to writer: inout SwiftWriter) {
        writeKeeping(to: &writer)
        writer.blankLine()
        writer.line("/// What any thread may use of a mock.")
        writer.block("private nonisolated final class \(state)<Value: \(sendable)>: @unchecked \(sendable)") { writer in
            writer.line("private var current: Value")
            writer.line("init(_ value: Value) { current = value }")
            writer.block("var value: Value") { writer in
                writer.line("get { \(runtime)MockLock.locked { current } }")
                writer.block("set") { writer in
                    writer.line("var value = newValue")
                    writer.line("\(runtime)MockLock.locked { swap(&current, &value) }")
                }
            }
            writer.line("func increment() where Value == \(int) { \(runtime)MockLock.locked { current += 1 } }")
            writer.block("func append<Element>(_ element: Element) where Value == [Element]") { writer in
                writer.line("\(runtime)MockLock.locked { current.append(element) }")
            }
        }
    }

    /// What generic mocks keep for static members, by the class with its arguments and by a name.
    func writeShared(to writer: inout SwiftWriter) {
        writer.blankLine()
        writer.line("/// What a generic mock keeps for a static member: its class can store nothing static.")
        let parameters = "_ mock: Any.Type, _ name: \(text), _ initial: @autoclosure () -> Value"
        writer.block("private nonisolated func \(shared)<Value: \(sendable)>(\(parameters)) -> Value") { writer in
            writer.block("\(runtime)MockLock.locked") { writer in
                let place = "\(sharedStates).all[\(classID)(mock), default: [:]]"
                writer.line("let known = \(place)[name] as? Value ?? initial()")
                writer.line("\(place)[name] = known")
                writer.line("return known")
            }
        }
        writer.block("private nonisolated enum \(sharedStates)") { writer in
            let type = "[\(classID): [\(text): any \(sendable)]]"
            writer.line("nonisolated(unsafe) static var all: \(type) = [:]")
        }
    }

    /// The compiler chooses whether a value is kept: by an overload for what is `Sendable`.
    private func writeKeeping(to writer: inout SwiftWriter) {
        writer.blankLine()
        writer.line(
            "/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out."
        )
        let result = "(@Sendable () -> Value)?"
        let head = "private nonisolated func \(kept)"
        // Autoclosures, since the compiler would look into the value of an `any P.Type` for what `Value` is.
        writer.block("\(head)<Value: \(sendable)>(_ value: @autoclosure () -> Value) -> \(result)") { writer in
            writer.line("let value = value()")
            writer.line("return { value }")
        }
        writer.line("\(head)<Value>(_ value: @autoclosure () -> Value) -> \(result) { nil }")
        let handlers = "_ current: Handler?, _ member: \(text), _ handler: \(text)"
        writer.block("private nonisolated func \(dropped)<Handler>(\(handlers)) -> Handler?") { writer in
            writer.line("if current == nil { \(runtime)MockFailure.report(\(Self.notShared)) }")
            writer.line("return current")
        }
        let list = "_ calls: [(@Sendable () -> Call)?], _ member: \(text)"
        writer.block("private nonisolated func \(calls)<Call>(\(list)) -> [Call]") { writer in
            writer.block("if calls.contains(where: { $0 == nil })") {
                $0.line("\(runtime)MockFailure.report(\(Self.notKept))")
            }
            writer.line("return calls.compactMap { $0 }.map { $0() }")
        }
    }

    private func writeMissing(_ name: String, _ result: String, _ statement: String, to writer: inout SwiftWriter) {
        let head = "private nonisolated func \(name)(_ member: \(text), _ advice: \(text)) -> \(result)"
        writer.block(head, statement: statement)
    }
}
