public import IMVVM

/// Events that some features send and others listen to.
@MainActor
public final class Signal<Event> {
    private let subject = PassthroughSubject<Event, Never>()

    public init() {}

    public var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }

    public func send(_ event: Event) {
        subject.send(event)
    }
}

/// The title of each tab that is opened.
public typealias Visits = Signal<String>

/// Requests to load again what is on the screen.
public typealias Reloads = Signal<Void>

/// Passing time.
public typealias Ticks = Signal<Void>
