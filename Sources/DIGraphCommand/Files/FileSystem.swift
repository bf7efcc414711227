#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// Why the system refused.
package struct SystemError: Error {
    package let reason: String

    /// That of a path that no system takes.
    static let tooLong = SystemError(reason: String(cString: strerror(ENAMETOOLONG)))

    /// The error of the call that has just failed.
    static func last() -> SystemError {
        SystemError(reason: String(cString: strerror(errno)))
    }

    /// The same of a call that looked for a path, which is not that of the file where the name had to be repaired.
    fileprivate static func last(at path: String) -> SystemError {
        if errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") {
            return SystemError(reason: "Its name is not UTF-8 text")
        }
        return last()
    }
}

/// The system calls that the command line needs; everything above it is plain Swift.
package enum FileSystem {
    package enum Kind {
        case folder, file, link
        /// A pipe, a terminal or another device that takes characters.
        case stream
        case other
    }

    package struct Entry {
        package let name: String
        package let kind: Kind
        /// Whether the name is UTF-8 text; else no path leads to it.
        let isNameText: Bool
    }

    package struct Status {
        package let kind: Kind
        let permissions: UInt32
        let owner: UInt32
        let group: UInt32
        let device: UInt64
        let inode: UInt64
        let size: Int
    }

    // MARK: Looking

    /// What stands at a path, or nil when nothing does.
    package static func status(of path: String, followingLinks: Bool = true) -> Status? {
        var information = stat()
        let result = followingLinks ? stat(path, &information) : lstat(path, &information)
        return result == 0 ? Status(information) : nil
    }

    /// Whether nothing stands at a path, which is not so of what nobody may look at.
    static func isMissing(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) != 0 && errno == ENOENT
    }

    /// Whether two paths lead to one folder, or both to nothing.
    static func areSame(_ path: String, _ other: String) -> Bool {
        let (status, otherStatus) = (status(of: path), status(of: other))
        return status?.inode == otherStatus?.inode && status?.device == otherStatus?.device
    }

    /// The names in a folder, sorted by their bytes, without `.` and `..`.
    package static func entries(of folder: String) throws(SystemError) -> [Entry] {
        guard let stream = opendir(folder) else { throw .last() }
        defer { closedir(stream) }
        // They are put in order before any is a string, since bytes are compared, and moved, for less.
        var names: [CChar] = []
        var found: [(start: Int, type: Int)] = []
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    // The folder itself, and the one that holds it.
                    if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return }
                    found.append((names.count, Int(entry.pointee.d_type)))
                    names += UnsafeBufferPointer(start: name, count: strlen(name) + 1)
                }
            }
        }
        return names.withUnsafeBufferPointer { names in
            guard let base = names.baseAddress else { return [] }
            found.sort { strcmp(base + $0.start, base + $1.start) < 0 }
            return found.map { start, type in
                let (name, isText) = text(base + start)
                return Entry(name: name, kind: kind(ofType: type, "\(folder)/\(name)"), isNameText: isText)
            }
        }
    }

    /// What the system hands over, repaired where it is not UTF-8 text.
    private static func text(_ pointer: UnsafePointer<CChar>) -> (text: String, isText: Bool) {
        if let text = String(validatingCString: pointer) { return (text, true) }
        return (String(cString: pointer), false)
    }

    private static func kind(ofType type: Int, _ path: @autoclosure () -> String) -> Kind {
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK): .link
        // Some file systems leave the type out.
        case Int(DT_UNKNOWN): status(of: path(), followingLinks: false)?.kind ?? .other
        default: .other
        }
    }

    /// The path without symbolic links, or nil when nothing stands there.
    static func resolved(_ path: String) -> String? {
        guard let result = realpath(path, nil) else { return nil }
        defer { free(result) }
        return String(cString: result)
    }

    /// Whether nothing can stand at a path, as the system takes none of that length.
    static func isTooLong(_ path: String) -> Bool { path.utf8.count >= Int(PATH_MAX) }

    /// The path without symbolic links of what stands there, or will once its folders are made: `new/../file` is `file`.
    package static func destination(of path: String) -> String {
        if isTooLong(path) { return path }
        var names: [String] = []
        var folder = path
        while true {
            if let real = resolved(folder) { return names.reversed().reduce(real) { destination(of: $1, in: $0) } }
            names.append(Path.name(of: folder))
            let outer = Path.folder(of: folder)
            if outer == folder || outer == "." { return path }
            folder = outer
        }
    }

    private static func destination(of name: String, in folder: String) -> String {
        switch name {
        case "", ".": folder
        case "..": Path.folder(of: folder)
        default: Path.join(folder, name)
        }
    }

    /// A folder and those around it, up to the root of its repository or, without one, of the file system.
    package static func foldersUp(from folder: String) -> [String] {
        var folders = [folder]
        while let last = folders.last, last != "/", last != ".", !exists(Path.join(last, ".git")) {
            folders.append(Path.folder(of: last))
        }
        return folders
    }

    /// The root of the repository that a folder is in.
    package static func repository(around folder: String) -> String? {
        foldersUp(from: folder).last.flatMap { exists(Path.join($0, ".git")) ? $0 : nil }
    }

    package static var workingDirectory: String {
        guard let result = getcwd(nil, 0) else { return "/" }
        defer { free(result) }
        return String(cString: result)
    }

    // MARK: Reading

    /// All bytes of a regular file, or of a pipe that the process was started with, as `@<(find …)` is. /dev/null has none.
    package static func contents(of path: String) throws(SystemError) -> [UInt8] {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer that may never come.
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw .last(at: path) }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw .last() }
        let status = Status(information)
        if status.kind == .stream, isOfProcess(path) || path == "/dev/null" {
            try waitForOthers(descriptor)
            return try contentsToEnd(of: descriptor)
        }
        guard status.kind == .file else {
            throw SystemError(reason: status.kind == .folder ? "Is a directory" : "Not a regular file")
        }
        guard status.size <= Int(UInt32.max) else { throw SystemError(reason: "File too large") }
        return try contents(of: descriptor, count: status.size)
    }

    /// Whether a path is of what the process was started with, which is read and written to, whatever it is.
    static func isOfProcess(_ path: String) -> Bool {
        ["/dev/fd/", "/dev/std", "/proc/self/fd/"].contains(where: path.hasBytePrefix)
    }

    /// Who is at the other end of a pipe may be slower than the tool.
    private static func waitForOthers(_ descriptor: Int32) throws(SystemError) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) >= 0 else { throw .last() }
    }

    /// All bytes up to the end of a stream.
    static func contentsToEnd(of descriptor: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = try contents(of: descriptor, count: 1 << 16)
            if part.isEmpty { return bytes }
            bytes += part
        }
    }

    private static func contents(of descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count, let base = buffer.baseAddress {
                let result = retrying { read(descriptor, base + initialized, count - initialized) }
                if result < 0 { failure = .last() }
                if result <= 0 { return }
                initialized += result
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Whether two buffers hold the same bytes; it costs less than a comparison by elements.
    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let start = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(start, other, left.count) == 0
    }

    // MARK: Writing

    /// Creates a folder and those above it.
    package static func makeFolder(_ path: String) throws(SystemError) {
        if path.isEmpty || status(of: path)?.kind == .folder { return }
        if isTooLong(path) { throw .tooLong }
        try makeFolder(Path.folder(of: path))
        if mkdir(path, 0o777) == 0 { return }
        let failure = errno == EEXIST ? SystemError(reason: "\(Path.name(of: path)) is not a directory") : .last()
        // Another process may have been faster.
        if status(of: path)?.kind != .folder { throw failure }
    }

    /// Throws for a file that is not to be written, though its folder lets it be replaced.
    package static func requireWritable(_ path: String) throws(SystemError) {
        if let status = status(of: path), status.permissions & 0o222 == 0 {
            throw SystemError(reason: "It is read-only")
        }
        if access(path, W_OK) != 0 { throw .last() }
    }

    /// Replaces a file that somebody wrote, if it still holds what was read of it.
    package static func edit(_ path: String, from old: [UInt8], to new: [UInt8]) throws(SystemError) {
        guard try contents(of: path) == old else { throw SystemError(reason: "It was changed meanwhile; try again") }
        try replace(path, with: new)
    }

    /// Replaces a file as a whole: a reader sees the old bytes or the new ones, and a failure leaves the old ones. A link
    /// to it stays a link.
    package static func replace(_ path: String, with text: String) throws(SystemError) {
        try replace(path, with: Array(text.utf8))
    }

    package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let path = destination(of: path)
        let old = status(of: path)
        if old == nil, status(of: path, followingLinks: false) != nil {
            throw SystemError(reason: "It is a link that leads nowhere")
        }
        if let old, old.kind == .folder { throw SystemError(reason: "Is a directory") }
        if let old, old.kind != .file { throw SystemError(reason: "Not a regular file") }
        let signals = EndingSignals.hold()
        defer { EndingSignals.restore(signals) }
        let (temporary, descriptor) = try makeTemporaryFile(beside: path)
        do throws(SystemError) {
            defer { close(descriptor) }
            if let old { take(old, descriptor) }
            try write(bytes, to: descriptor)
            guard rename(temporary, path) == 0 else { throw .last() }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Gives a new file the mode of the old one and, as far as the user may, its owner and group: what root writes for
    /// others, as in a container, stays theirs.
    private static func take(_ old: Status, _ descriptor: Int32) {
        if fchown(descriptor, old.owner, old.group) != 0 { _ = fchown(descriptor, .max, old.group) }
        fchmod(descriptor, mode_t(old.permissions))
    }

    /// A new file, opened for writing, whose name nobody can know beforehand: what others put there is neither followed
    /// nor written to.
    private static func makeTemporaryFile(
        beside path: String
    ) throws(SystemError) -> (path: String, descriptor: Int32) {
        let folder = Path.folder(of: path)
        // The name of the output may be as long as the system allows, so it is no part of this one.
        for _ in 0..<16 {
            let name = ".needle-gen-" + String(UInt64.random(in: 0 ... .max), radix: 36) + ".tmp"
            let temporary = Path.join(folder, name)
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let descriptor = retrying { open(temporary, flags, 0o666) }
            if descriptor >= 0 { return (temporary, descriptor) }
            if errno != EEXIST { break }
        }
        throw .last()
    }

    /// Writes to a pipe or a device that exists; a pipe that nobody reads is an error, and not waited for.
    static func stream(_ text: String, to path: String) throws(SystemError) {
        let descriptor = retrying { open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK) }
        if descriptor < 0, errno == ENXIO { throw SystemError(reason: "Nothing reads from it") }
        guard descriptor >= 0 else { throw .last() }
        defer { close(descriptor) }
        try waitForOthers(descriptor)
        try write(text, to: descriptor)
    }

    static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        try write(Array(text.utf8), to: descriptor)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count, let base = bytes.baseAddress {
                #if canImport(Glibc)
                let result = retrying { Glibc.write(descriptor, base + offset, bytes.count - offset) }
                #elseif canImport(Musl)
                let result = retrying { Musl.write(descriptor, base + offset, bytes.count - offset) }
                #elseif canImport(Darwin)
                let result = retrying { Darwin.write(descriptor, base + offset, bytes.count - offset) }
                #elseif canImport(Android)
                let result = retrying { Android.write(descriptor, base + offset, bytes.count - offset) }
                #endif
                if result < 0 {
                    failure = .last()
                    return
                }
                offset += result
            }
        }
        if let failure { throw failure }
    }

    /// Calls again when a signal came between.
    private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
        var result = call()
        while result < 0 && errno == EINTR {
            result = call()
        }
        return result
    }

    // MARK: The machine

    /// What of the process cannot be used: the first of its words, or its folder, that is not UTF-8 text, repaired, since
    /// what it names cannot be found; or a folder that is gone, in which relative paths lead nowhere.
    static var processFault: UsageFault? {
        for pointer in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst() {
            if let pointer, case (let word, false) = text(pointer) { return .damagedWord(word) }
        }
        guard let folder = getcwd(nil, 0) else { return .noWorkingDirectory(SystemError.last().reason) }
        defer { free(folder) }
        let (path, isText) = text(folder)
        if !Path.isAbsolute(path) { return .noWorkingDirectory("it is at \(path)") }
        return isText ? nil : .damagedWord(path)
    }

    static var processorCount: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// Nanoseconds since some moment in the past.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// How wide a terminal is, where it tells.
    static func columns(ofTerminal descriptor: Int32) -> Int? {
        #if canImport(Glibc) || canImport(Darwin)
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
        #else
        return nil
        #endif
    }

    static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func exit(_ code: Int32) -> Never {
        #if canImport(Glibc)
        Glibc.exit(code)
        #elseif canImport(Musl)
        Musl.exit(code)
        #elseif canImport(Darwin)
        Darwin.exit(code)
        #elseif canImport(Android)
        Android.exit(code)
        #endif
    }
}

extension FileSystem.Status {
    fileprivate init(_ information: stat) {
        switch information.st_mode & S_IFMT {
        case S_IFDIR: kind = .folder
        case S_IFREG: kind = .file
        case S_IFLNK: kind = .link
        case S_IFIFO, S_IFCHR: kind = .stream
        default: kind = .other
        }
        permissions = UInt32(information.st_mode & 0o7777)
        owner = information.st_uid
        group = information.st_gid
        device = UInt64(truncatingIfNeeded: information.st_dev)
        inode = UInt64(truncatingIfNeeded: information.st_ino)
        size = Int(information.st_size)
    }
}

extension FileSystem {
    /// All bytes of a file that the run cannot do without; `name` is what messages call it.
    package static func requiredContents(of path: String, named name: String) throws(CommandError) -> [UInt8] {
        do throws(SystemError) {
            return try contents(of: path)
        } catch {
            throw .input(.unreadable(name, reason: error.reason))
        }
    }

    /// Writes what the run is for; `name` is what messages call it, `place` where needle.json names it.
    package static func writing(
        _ name: String, place: String? = nil, _ write: () throws(SystemError) -> Void
    ) throws(CommandError) {
        do throws(SystemError) {
            try write()
        } catch {
            throw .input(.unwritable(name, reason: error.reason), place: place)
        }
    }
}

// What may be missing: nobody is told.
extension FileSystem {
    package static func bytes(of path: String) -> [UInt8]? {
        do throws(SystemError) {
            return try contents(of: path)
        } catch {
            return nil
        }
    }

    /// Sorted by their bytes; none where the folder cannot be read.
    package static func names(in folder: String) -> [String] {
        do throws(SystemError) {
            return try entries(of: folder).map { $0.name }
        } catch {
            return []
        }
    }

    package static func exists(_ path: String) -> Bool {
        status(of: path) != nil
    }

    package static func isFolder(_ path: String) -> Bool {
        status(of: path)?.kind == .folder
    }
}
