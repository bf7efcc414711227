// A comment directly before a protocol that is nothing but a misspelt mark is told; prose that begins so is not.
import DIRuntime

// needle: mock
protocol Spaced {
    var id: Int { get }
}

/// Loads users.
// needle-gen:mock
@MainActor
protocol Named {
    var id: Int { get }
}

protocol Capital { var id: Int { get } }  // needle:Mock

/* needle:mock */
protocol InBlock {
    var id: Int { get }
}

/**
 * needle:mocks
 */
protocol InDocumentation {
    var id: Int { get }
}

// needle:mock.
protocol Ended {
    var id: Int { get }
}

// needle:mocks are made of the protocols in this file
protocol Described {
    var id: Int { get }
}

// needle mocks
protocol Titled {
    var id: Int { get }
}

// MARK: - needle:mock
protocol Headed {
    var id: Int { get }
}

// MARK: needle:mocks of the screens
protocol HeadedProse {
    var id: Int { get }
}

// needle:mocks
struct NoProtocol {
    // needle:mocks
    let id: Int
}

// needle:mocks
// needle:mock
protocol Marked {
    var id: Int { get }
}
