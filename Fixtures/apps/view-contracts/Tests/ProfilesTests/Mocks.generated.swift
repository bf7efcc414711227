// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
@testable import Live
@testable import Screens
#if !(canImport(SwiftUI))
import TextViews
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor final class DirectoryDependencyMock: DirectoryDependency {
    init(directoryContract: (any DirectoryViewContract)? = nil) {
        givenDirectoryContract = directoryContract
    }

    var directoryContract: any DirectoryViewContract {
        get {
            needleMockValue(givenDirectoryContract, "DirectoryDependencyMock.directoryContract", "pass 'directoryContract:' to the initialiser or set it first")
        }
        set { givenDirectoryContract = newValue }
    }
    private var givenDirectoryContract: (any DirectoryViewContract)?
}

@MainActor final class LoginDependencyMock: LoginDependency {
    init(loginContract: (any LoginViewContract)? = nil) {
        givenLoginContract = loginContract
    }

    var loginContract: any LoginViewContract {
        get {
            needleMockValue(givenLoginContract, "LoginDependencyMock.loginContract", "pass 'loginContract:' to the initialiser or set it first")
        }
        set { givenLoginContract = newValue }
    }
    private var givenLoginContract: (any LoginViewContract)?
}

@MainActor final class ProfileDependencyMock: ProfileDependency {
    init() {}

    nonisolated struct ProfileContractCall {
        let id: Person.ID
    }
    private(set) var profileContractCalls: [ProfileContractCall] = []
    var profileContractCallCount: Int { profileContractCalls.count }
    var profileContractHandler: (@MainActor (_ id: Person.ID) -> any ProfileViewContract)?
    private let profileContractSignal = DIRuntime.CallSignal()
    func profileContractCalled(_ count: Int = 1) async throws { try await profileContractSignal.wait(for: count) }
    func profileContract(of id: Person.ID) -> any ProfileViewContract {
        profileContractCalls.append(ProfileContractCall(id: id))
        profileContractSignal.called()
        guard let handler = profileContractHandler else {
            needleMockFailure("ProfileDependencyMock.profileContract(of:)", "set 'profileContractHandler' first")
        }
        return handler(id)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        profileContractCalls = []
        profileContractSignal.reset()
    }
}

@MainActor final class RootScreenDependencyMock: RootScreenDependency {
    init(rootContract: (any RootViewContract)? = nil) {
        givenRootContract = rootContract
    }

    var rootContract: any RootViewContract {
        get {
            needleMockValue(givenRootContract, "RootScreenDependencyMock.rootContract", "pass 'rootContract:' to the initialiser or set it first")
        }
        set { givenRootContract = newValue }
    }
    private var givenRootContract: (any RootViewContract)?

    nonisolated struct DirectoryComponentCall {
        let user: Person.ID
    }
    private(set) var directoryComponentCalls: [DirectoryComponentCall] = []
    var directoryComponentCallCount: Int { directoryComponentCalls.count }
    var directoryComponentHandler: (@MainActor (_ user: Person.ID) -> DirectoryComponent)?
    private let directoryComponentSignal = DIRuntime.CallSignal()
    func directoryComponentCalled(_ count: Int = 1) async throws { try await directoryComponentSignal.wait(for: count) }
    func directoryComponent(of user: Person.ID) -> DirectoryComponent {
        directoryComponentCalls.append(DirectoryComponentCall(user: user))
        directoryComponentSignal.called()
        guard let handler = directoryComponentHandler else {
            needleMockFailure("RootScreenDependencyMock.directoryComponent(of:)", "set 'directoryComponentHandler' first")
        }
        return handler(user)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        directoryComponentCalls = []
        directoryComponentSignal.reset()
    }
}

@MainActor final class SessionDependencyMock: SessionDependency {
    init(people: (any People)? = nil, loadPerson: LoadPerson? = nil) {
        givenPeople = people
        givenLoadPerson = loadPerson
    }

    var people: any People {
        get {
            needleMockValue(givenPeople, "SessionDependencyMock.people", "pass 'people:' to the initialiser or set it first")
        }
        set { givenPeople = newValue }
    }
    private var givenPeople: (any People)?

    var loadPerson: LoadPerson {
        get {
            needleMockValue(givenLoadPerson, "SessionDependencyMock.loadPerson", "pass 'loadPerson:' to the initialiser or set it first")
        }
        set { givenLoadPerson = newValue }
    }
    private var givenLoadPerson: LoadPerson?
}

@MainActor final class ViewModelsDependencyMock: ViewModelsDependency {
    init(
        user: Person.ID? = nil,
        loadPerson: LoadPerson? = nil,
        renamePerson: RenamePerson? = nil,
        listPeople: ListPeople? = nil
    ) {
        givenUser = user
        givenLoadPerson = loadPerson
        givenRenamePerson = renamePerson
        givenListPeople = listPeople
    }

    var user: Person.ID {
        get {
            needleMockValue(givenUser, "ViewModelsDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: Person.ID?

    var loadPerson: LoadPerson {
        get {
            needleMockValue(givenLoadPerson, "ViewModelsDependencyMock.loadPerson", "pass 'loadPerson:' to the initialiser or set it first")
        }
        set { givenLoadPerson = newValue }
    }
    private var givenLoadPerson: LoadPerson?

    var renamePerson: RenamePerson {
        get {
            needleMockValue(givenRenamePerson, "ViewModelsDependencyMock.renamePerson", "pass 'renamePerson:' to the initialiser or set it first")
        }
        set { givenRenamePerson = newValue }
    }
    private var givenRenamePerson: RenamePerson?

    var listPeople: ListPeople {
        get {
            needleMockValue(givenListPeople, "ViewModelsDependencyMock.listPeople", "pass 'listPeople:' to the initialiser or set it first")
        }
        set { givenListPeople = newValue }
    }
    private var givenListPeople: ListPeople?
}

/// The value that the test gave for a member.
private nonisolated func needleMockValue<Value>(_ given: Value?, _ member: String, _ advice: String) -> Value {
    guard let given else { DIRuntime.MockFailure.end("\(member) was read, but the test gave no value: \(advice)") }
    return given
}
private nonisolated func needleMockValue<Value>(_ given: Value??, _ member: String, _ advice: String) -> Value? {
    if given == nil { DIRuntime.MockFailure.report("\(member) was read, but the test gave no value: \(advice)") }
    return given ?? nil
}
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Swift.Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value: ~Copyable>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    if let returned, let value = returned as? Value { return value }
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}
