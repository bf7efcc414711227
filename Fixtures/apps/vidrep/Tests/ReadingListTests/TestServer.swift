import Foundation

#if canImport(Darwin)
import Darwin
private let streamSocket = SOCK_STREAM
#else
import Glibc
private let streamSocket = Int32(SOCK_STREAM.rawValue)
#endif

/// A server of HTTP on this machine, for one test: it answers requests in the order of their arrival, each as it is told to.
final class TestServer: @unchecked Sendable {
    struct Answer: Sendable {
        var status = 200
        var body = Data()
        /// The connection is closed without an answer.
        var isCutOff = false
    }

    struct NotStarted: Error {}

    let url: URL
    private let listener: Int32
    private let port: in_port_t
    private let hasStopped = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    // Both guarded by the lock.
    private var paths: [String] = []
    private var isStopped = false

    /// Answers each request by its path and query; an answer of nil is a 404.
    init(answer: @escaping @Sendable (String) -> Answer?) throws {
        let listener = socket(AF_INET, streamSocket, 0)
        guard let port = Self.open(listener), let url = URL(string: "http://127.0.0.1:\(port)") else {
            close(listener)
            throw NotStarted()
        }
        // A client that has gone is no reason to end the process.
        signal(SIGPIPE, SIG_IGN)
        self.listener = listener
        self.port = port
        self.url = url
        Thread.detachNewThread { self.serve(answer) }
    }

    /// Returns when nobody listens any more.
    func stop() {
        lock.withLock { isStopped = true }
        // Nothing else wakes the thread that waits for a connection, on every system; and it alone may close the listener,
        // whose number may then be that of another one.
        let connection = socket(AF_INET, streamSocket, 0)
        Self.withAddress(port: port) { _ = connect(connection, $0, $1) }
        close(connection)
        hasStopped.wait()
    }

    /// What was asked for, in order.
    var requests: [String] { lock.withLock { paths } }

    private func serve(_ answer: (String) -> Answer?) {
        while case let connection = accept(listener, nil, nil), connection >= 0 {
            defer { close(connection) }
            if lock.withLock({ isStopped }) { break }
            let path = Self.readPath(connection)
            lock.withLock { paths.append(path) }
            Self.write(answer(path) ?? Answer(status: 404), to: connection)
        }
        close(listener)
        hasStopped.signal()
    }

    private static func withAddress<Result>(
        port: in_port_t, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = port.bigEndian
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Listens on this machine only, at a port that is free.
    private static func open(_ listener: Int32) -> in_port_t? {
        withAddress(port: 0) { address, length in
            var length = length
            guard bind(listener, address, length) == 0, listen(listener, 16) == 0,
                getsockname(listener, address, &length) == 0
            else { return nil }
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                in_port_t(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    /// Reads up to the end of the head; the requests of the app have no body.
    private static func readPath(_ connection: Int32) -> String {
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil, case let count = read(connection, &buffer, buffer.count),
            count > 0
        {
            head.append(contentsOf: buffer[..<count])
        }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count > 1 ? String(words[1]) : ""
    }

    private static func write(_ answer: Answer, to connection: Int32) {
        guard !answer.isCutOff else { return }
        let head =
            "HTTP/1.1 \(answer.status) Answer\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        var rest = Data(head.utf8) + answer.body
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
