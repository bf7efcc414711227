// Statements: what they change, and where they leave.

extension ManifestEvaluator {
    /// What statements can change.
    private struct State {
        var globals: Frame
        var frame: Frame?
        var objects: [ManifestRecord]
    }

    @discardableResult
    func run(_ statements: [ManifestStatement]) -> ManifestFlow {
        for statement in statements {
            steps += 1
            if steps > Self.mostSteps {
                isExact = false
                return .goesOn
            }
            let flow = run(statement)
            if flow != .goesOn { return flow }
        }
        return .goesOn
    }

    private func run(_ statement: ManifestStatement) -> ManifestFlow {
        switch statement {
        case .binding(let name, let value): set(name, self.value(of: value), declares: true)
        case .function(let function):
            if !frames.isEmpty { functions[function.name, default: []].append(function) }
            if frames.isEmpty, function.parameters == nil {
                set(function.name, result(of: function, [:]), declares: true)
            }
        case .assignment(let target, let adds, let value): assign(to: target, self.value(of: value), adds: adds)
        case .expression(.call(.member(let list?, "forEach"), let arguments)):
            if !forEach(list, arguments) { isExact = false }
        case .expression(let expression):
            let value = value(of: expression)
            if !expression.onlyReports, !isUnderstood(value) { isExact = false }
            if frames.isEmpty { calls.append(value) }
        case .loop(let loop): return run(loop)
        case .repeats(let branch): return repeatedly(branch)
        case .branches(let branches): return run(branches)
        case .choice(let subject, let cases): return run(cases, for: value(of: subject))
        case .returns(let value):
            // Of a function of Starlark, whose body cannot be told from what follows.
            if frames.isEmpty { return .goesOn }
            returned.append(self.value(of: value))
            return .returns
        case .leaves(let flow): return flow
        case .type, .enumCase, .group: break
        }
        return .goesOn
    }

    /// Whether a statement that comes to a value has done nothing besides; what an unknown function is given may be changed.
    private func isUnderstood(_ value: ManifestValue) -> Bool {
        switch value {
        case .unknown: false
        case .record(let record): record.identity != nil
        default: true
        }
    }

    // MARK: Conditions

    private func run(_ branches: [ManifestBranch]) -> ManifestFlow {
        var open: [ManifestBranch] = []
        for branch in branches {
            switch truth(of: branch.conditions) {
            case false?: continue
            case true? where open.isEmpty: return run(branch.body)
            case true?: return runAny(of: open.map(\.body) + [branch.body])
            case nil: open.append(branch)
            }
        }
        return open.isEmpty ? .goesOn : runAny(of: open.map(\.body) + [[]])
    }

    private func run(_ cases: [ManifestCase], for value: ManifestValue) -> ManifestFlow {
        let bodies = bodies(of: cases, for: value)
        let flow = bodies.count == 1 ? run(bodies[0]) : bodies.isEmpty ? .goesOn : runAny(of: bodies)
        return flow == .breaks ? .goesOn : flow
    }

    /// The body of the case that a value has; all of them where it is not known.
    func bodies(of cases: [ManifestCase], for value: ManifestValue) -> [[ManifestStatement]] {
        guard let label = value.text ?? value.record?.name else { return cases.map(\.body) }
        let chosen = cases.first { $0.labels.contains(label) } ?? cases.first { $0.labels.isEmpty }
        return chosen.map { [$0.body] } ?? []
    }

    /// Whether all conditions hold; nil where that is not known.
    func truth(of conditions: [ManifestBranch.Condition]) -> Bool? {
        var isKnown = true
        for condition in conditions {
            switch truth(of: condition) {
            case false?: return false
            case true?: continue
            case nil: isKnown = false
            }
        }
        return isKnown ? true : nil
    }

    private func truth(of condition: ManifestBranch.Condition) -> Bool? {
        switch condition {
        case .holds(let expression): return value(of: expression).truth
        case .binds(let name, let expression):
            let value = value(of: expression)
            set(name, value, declares: true)
            if case .nothing = value { return false }
            return value.isKnown ? true : nil
        }
    }

    /// Runs one of the bodies, which is not known: what it may change is what any of them makes of it.
    private func runAny(of bodies: [[ManifestStatement]]) -> ManifestFlow {
        var before = state
        var ends: [State] = []
        for body in bodies {
            state = before
            if run(body) != .goesOn { isExact = false }
            ends.append(state)
            // No two branches make an object of one identity.
            before.objects += objects[before.objects.count...]
        }
        state = ends.dropFirst().reduce(ends.first ?? before, joined)
        return .goesOn
    }

    private var state: State {
        get { State(globals: globals, frame: frames.last, objects: objects) }
        set {
            globals = newValue.globals
            if let frame = newValue.frame, let last = frames.indices.last { frames[last] = frame }
            objects = newValue.objects
        }
    }

    private func joined(_ first: State, _ second: State) -> State {
        var joined = first
        joined.globals = self.joined(first.globals, second.globals)
        if let frame = first.frame, let other = second.frame { joined.frame = self.joined(frame, other) }
        for (index, object) in second.objects.enumerated() {
            if index < joined.objects.count {
                joined.objects[index] = self.joined(joined.objects[index], object)
            } else {
                joined.objects.append(object)
            }
        }
        return joined
    }

    private func joined(_ first: Frame, _ second: Frame) -> Frame {
        steps += first.count
        return first.merging(second) { either($0, $1) }
    }

    private func joined(_ first: ManifestRecord, _ second: ManifestRecord) -> ManifestRecord {
        steps += 1
        if first.hasFields(of: second) { return first }
        var joined = first
        for field in second.fields {
            guard let label = field.label else { continue }
            joined[label] = either(first[label] ?? .nothing, field.value)
        }
        for field in first.fields {
            guard let label = field.label, second[label] == nil else { continue }
            joined[label] = either(field.value, .nothing)
        }
        return joined
    }

    // MARK: Loops

    private func run(_ loop: ManifestLoop) -> ManifestFlow {
        guard case .list(let elements) = listOfPairs(value(of: loop.list)), elements.allSatisfy(\.isKnown) else {
            isExact = false
            return .goesOn
        }
        for element in elements where steps <= Self.mostSteps {
            bind(element, to: loop.variables)
            let condition = loop.condition.map { [ManifestBranch.Condition.holds($0)] } ?? []
            switch run([ManifestBranch(conditions: condition, body: loop.body)]) {
            case .goesOn, .continues: continue
            case .breaks: return .goesOn
            case .returns: return .returns
            }
        }
        return .goesOn
    }

    /// The elements of a dictionary are tuples.
    private func listOfPairs(_ value: ManifestValue) -> ManifestValue {
        guard case .pairs(let pairs) = value else { return value }
        return .list(elements(of: pairs))
    }

    private func bind(_ element: ManifestValue, to variables: [String]) {
        if variables.count == 1 { return set(variables[0], element, declares: true) }
        guard let tuple = element.record, tuple.name == Self.tupleName, tuple.fields.count == variables.count else {
            isExact = false
            for variable in variables { set(variable, .unknown, declares: true) }
            return
        }
        for (variable, field) in zip(variables, tuple.fields) { set(variable, field.value, declares: true) }
    }

    /// `while`; a body that runs an unknown number of times may run once or not at all.
    private func repeatedly(_ branch: ManifestBranch) -> ManifestFlow {
        while steps <= Self.mostSteps {
            switch truth(of: branch.conditions) {
            case false?: return .goesOn
            case nil: return runAny(of: [branch.body, []])
            case true?: break
            }
            switch run(branch.body) {
            case .goesOn, .continues: continue
            case .breaks: return .goesOn
            case .returns: return .returns
            }
        }
        isExact = false
        return .goesOn
    }

    /// `list.forEach { … }` is a loop whose body ends by `return`.
    private func forEach(_ list: ManifestExpression, _ arguments: [ManifestExpression.Argument]) -> Bool {
        guard arguments.count == 1 else { return false }
        guard case .closure(let parameters, let body) = arguments[0].value else {
            guard case .list(let elements) = listOfPairs(value(of: list)) else { return false }
            for element in elements {
                guard case .function(let function, let captured) = value(of: arguments[0].value),
                    invoke([function], [(nil, element)], self: captured) != nil
                else { return false }
            }
            return true
        }
        let outer = returned
        defer { returned = outer }
        let isInFunction = !frames.isEmpty
        if !isInFunction { frames.append([:]) }
        defer { if !isInFunction { frames.removeLast() } }
        guard case .list(let elements) = listOfPairs(value(of: list)), elements.allSatisfy(\.isKnown) else {
            return false
        }
        for element in elements where steps <= Self.mostSteps {
            bind(element, to: parameters)
            run(body)
        }
        return true
    }

    // MARK: Changes

    func assign(to target: ManifestExpression, _ value: ManifestValue, adds: Bool) {
        let result = adds ? sum(valueOrEmpty(of: target), value) : value
        switch target {
        case .name(let name): setName(name, result)
        case .member(let base?, let field): setField(field, of: base, result)
        case .element(let base, let index): setElement(index, of: base, result)
        default: isExact = false
        }
    }

    private func setName(_ name: String, _ value: ManifestValue) {
        guard let frame = frames.last, frame[name] == nil, case .record(var own)? = frame["self"] else {
            return set(name, value, declares: false)
        }
        let isField = current(own)[name] != nil || types[type(of: own)]?.constants[name] != nil
        if isOfManifestAPI(own), globals[name] != nil, !isField { return set(name, value, declares: false) }
        if globals[name] != nil, !isField {
            // Which of the two has the name is not known.
            isExact = false
            globals[name] = .unknown
        }
        if let identity = own.identity { return objects[identity][name] = value }
        own[name] = value
        frames[frames.count - 1]["self"] = .record(own)
    }

    private func setField(_ field: String, of base: ManifestExpression, _ value: ManifestValue) {
        switch self.value(of: base) {
        case .record(let record):
            if let identity = record.identity { return objects[identity][field] = value }
            var record = record
            record[field] = value
            assign(to: base, .record(record), adds: false)
        case .nothing: break
        default: isExact = false
        }
    }

    private func setElement(_ index: ManifestExpression, of base: ManifestExpression, _ value: ManifestValue) {
        switch (self.value(of: base), self.value(of: index)) {
        case (.list(var elements), .number(let index)) where elements.indices.contains(index):
            elements[index] = value
            assign(to: base, .list(elements), adds: false)
        case (.pairs(let pairs), .text(let key)):
            assign(to: base, .pairs(pairs.filter { $0.key.text != key } + [(.text(key), value)]), adds: false)
        default: isExact = false
        }
    }

    func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        if !left.isKnown || !right.isKnown { isExact = false }
        return .sum(left, right)
    }

    /// The value that is added to; a field that was not given is an empty list.
    func valueOrEmpty(of target: ManifestExpression) -> ManifestValue {
        if case .member(let base?, let field) = target, case .record(let record) = value(of: base) {
            return member(field, of: record) ?? .list([])
        }
        if case .name(let name) = target, lookup(name) == nil, frames.last?["self"] != nil { return .list([]) }
        return value(of: target)
    }
}

extension ManifestExpression {
    /// Whether it is a call that changes nothing: `print("…")`.
    fileprivate var onlyReports: Bool {
        guard case .call(.name(let name), _) = self else { return false }
        return ["print", "debugPrint", "fatalError", "precondition", "preconditionFailure", "assert"].contains(name)
    }
}
