// Made by Scripts/embed-samples.py of Fixtures/apps/imvvm.

extension Template {
    static let imvvm = Template(
        kind: "imvvm", package: "imvvm", app: "Courtyard", iOS: "16.0",
        modules: [
            Module("CourtyardCore", .library, in: "Sources/CourtyardCore", products: ["IMVVM", "DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("HomeScreen", .library, in: "Sources/HomeScreen", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("FeedTab", .library, in: "Sources/FeedTab", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("ProfileTab", .library, in: "Sources/ProfileTab", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("TextItem", .library, in: "Sources/TextItem", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("PhotoItem", .library, in: "Sources/PhotoItem", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("AdItem", .library, in: "Sources/AdItem", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("TipItem", .library, in: "Sources/TipItem", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("AnalyticsWorker", .library, in: "Sources/AnalyticsWorker", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("RefreshWorker", .library, in: "Sources/RefreshWorker", modules: ["CourtyardCore"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("Courtyard", .program, in: "Sources/Courtyard", modules: ["CourtyardCore", "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("CourtyardTests", .tests, in: "Tests/CourtyardTests", modules: ["Courtyard", "CourtyardCore", "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem"], products: ["IMVVM", "DIRuntime", "DIRuntimeFlags"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
        ],
        packages: [Package(in: "IMVVMKit", products: ["IMVVM"])],
        graphs: [Graph("needle.json", output: "Generated/Needle.generated.swift", of: "Courtyard", hasMocks: true)],
        parts: [Part(in: "", imvvmFiles)])

    private static let imvvmFiles: [File] = [
        File("Backend/flags.json", #"""
[
    "feed.ad", "feed.photo", "feed.text", "feed.tip",
    "tab.feed", "tab.profile",
    "worker.analytics", "worker.refresh"
]

"""#),
        File("IMVVMKit/Package.swift", #"""
// swift-tools-version: 6.2
import PackageDescription

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")

let package = Package(
    name: "IMVVMKit",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "IMVVM", targets: ["IMVVM"])
    ],
    dependencies: [
        .package(name: "needle-gen", path: "../../../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        // Views that render text, where SwiftUI does not exist.
        .target(
            name: "TextUI",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))
            ],
            swiftSettings: settings
        ),
        .target(
            name: "IMVVM",
            dependencies: [.target(name: "TextUI", condition: .when(platforms: [.linux])), runtime],
            swiftSettings: settings
        ),
        .testTarget(name: "IMVVMTests", dependencies: ["IMVVM", runtime], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("IMVVMKit/README.md", #"""
# IMVVM

Interactors, view models and erased views for SwiftUI, and views of the plug-ins that needle-gen finds: what every app of
the architecture *interactor, model, view, view model* needs. `needle-gen new imvvm` copies this folder into the project:
from then on it is yours, to read and to change. What has no views stands in the libraries of needle-gen, and stays
there: slots and flags in DIRuntime, the last known flags in DIRuntimeFlags.

```swift
// Package.swift
.package(path: "IMVVMKit"),
.product(name: "IMVVM", package: "IMVVMKit"),
```

## A screen

```swift
public final class ProfileComponent: MainActorSlotComponent<ProfileDependency, HomeTabs> {
    public override class var flag: String { "tab.profile" }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        ProfileView(
            interactor: ProfileInteractor(session: self.dependency.session),
            viewModel: ProfileViewModel(user: self.dependency.user))
    }
}

protocol ProfileHandler: ViewLifecycleObserver {
    func logOut()
}

struct ProfileView<Interactor: ProfileHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: ProfileViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> ProfileViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text(viewModel.title)
            Button("Log out") { interactor.logOut() }
        }
        .bind(observer: interactor)
    }
}
```

## What it has

| | |
|---|---|
| `Interactor`, `ViewModelInteractor<Model>` | `onLoad` once, `onViewAppear` and `onViewDisappear` once for each appearance, whatever order SwiftUI's events come in; `isLoaded`, `hasViewAppeared` |
| `ViewLifecycleObserver`, `ViewWithModelLifecycleObserver<Model>` | what a view is bound to, so that it need not know its interactor's class |
| `.bind(observer:)`, `.bind(observer:viewModel:)` | tell it when the view appears and disappears; an interactor with a view model cannot be bound without it |
| `ViewModel` | a main-actor `ObservableObject` that makes values for the screen |
| `@CancellableBuilder` | collects subscriptions and tasks: those of `onLoad` end with the interactor, those of `onViewAppear` when the view disappears |
| `CancelBag` | the same for other classes and any thread: `add`, `contains`, `remove`, `isEmpty`, `cancel`; a task, and a subscription by `sink(in:)`, leaves it when it has finished |
| `.cancelOnDeinit(of:)`, `.cancelOnDisappear(of:)` | for a single subscription or task |
| `TypeErasedView`, `.typeErased()` | what a plug-in hands to its host; erased once, however often that is asked for |
| `ForEachPlugin`, `OneOfPlugin`, `Plugin` | show the plug-ins of a slot: all, the first, the one of a flag |

`Tests/IMVVMTests` says all of it again, as tests.

## Where there is no SwiftUI

On Linux the same code draws text: the target TextUI has as much of SwiftUI as tests and scripts of an app need, and
`Screen` shows a view, taps its buttons and reads its text. It takes publishers from OpenCombine, which is fetched
everywhere and built only there. On Apple's platforms the tests that read a `Screen` are left out.

"""#),
        File("IMVVMKit/Sources/IMVVM/CancelBag.swift", #"""
import Foundation

/// Keeps subscriptions and tasks, and cancels them when it is cancelled or released. Any thread may use it.
///
/// ```swift
/// let bag = CancelBag()
/// publisher.sink(in: bag) { print($0) }
/// Task { await load() }.cancel(with: bag)
/// ```
///
/// A bag is cancelled once and for all: what is added later is cancelled at once, so nothing slips through when one
/// thread adds while another one cancels. A task that was added as such, and a subscription by `sink(in:)`, leave the bag when
/// they have finished; any other cancellable does not say that it has, and stays.
public final class CancelBag: Cancellable, @unchecked Sendable {
    private struct Content {
        private(set) var held: [Int: AnyCancellable] = [:]
        private var numbers: [ObjectIdentifier: Int] = [:]
        /// Those that are still to be added; one that finishes before that is here no more.
        private var reserved: Set<Int> = []
        private var next = 0

        mutating func reserve() -> Int {
            defer { next += 1 }
            reserved.insert(next)
            return next
        }

        func contains(_ cancellable: AnyCancellable) -> Bool {
            numbers[ObjectIdentifier(cancellable)] != nil
        }

        mutating func add(_ cancellable: AnyCancellable, as number: Int) {
            guard reserved.remove(number) != nil, !contains(cancellable) else { return }
            held[number] = cancellable
            numbers[ObjectIdentifier(cancellable)] = number
        }

        mutating func remove(_ cancellable: AnyCancellable) -> AnyCancellable? {
            numbers[ObjectIdentifier(cancellable)].flatMap { finish($0) }
        }

        mutating func finish(_ number: Int) -> AnyCancellable? {
            reserved.remove(number)
            let finished = held.removeValue(forKey: number)
            if let finished { numbers[ObjectIdentifier(finished)] = nil }
            return finished
        }
    }

    private let lock = NSLock()
    // Guarded by the lock; nil once the bag is cancelled.
    private var content: Content? = Content()

    public init() {}

    deinit {
        cancel()
    }

    public var isCancelled: Bool {
        lock.withLock { content == nil }
    }

    /// True while there is nothing to cancel, as when all has finished.
    public var isEmpty: Bool {
        lock.withLock { content?.held.isEmpty ?? true }
    }

    public func contains(_ cancellable: AnyCancellable) -> Bool {
        lock.withLock { content?.contains(cancellable) ?? false }
    }

    public func add(_ cancellable: AnyCancellable) {
        add(cancellable, as: reserve())
    }

    /// Lets go of a subscription without cancelling it; whoever asks for that keeps it. False where it is not there.
    @discardableResult
    public func remove(_ cancellable: AnyCancellable) -> Bool {
        lock.withLock { content?.remove(cancellable) } != nil
    }

    /// Cancels what is held, in the order in which it was added.
    public func cancel() {
        let cancelled = lock.withLock {
            defer { content = nil }
            return content?.held.sorted { $0.key < $1.key } ?? []
        }
        // The lock is free again: what is cancelled may use the bag.
        for (_, cancellable) in cancelled { cancellable.cancel() }
    }

    /// A number for what may finish before it can be added; nil once the bag is cancelled.
    func reserve() -> Int? {
        lock.withLock { content?.reserve() }
    }

    func add(_ cancellable: AnyCancellable, as number: Int?) {
        let isLate = lock.withLock {
            if let number { content?.add(cancellable, as: number) }
            return content == nil
        }
        if isLate { cancellable.cancel() }
    }

    func finish(_ number: Int?) {
        guard let number else { return }
        // Released when the lock is free again, since its release may use the bag.
        let finished = lock.withLock { content?.finish(number) }
        withExtendedLifetime(finished) {}
    }
}

extension Publisher {
    /// Subscribes until the bag is cancelled or released, or the publisher finishes, which empties the place in the bag.
    public func sink(
        in bag: CancelBag,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in },
        receiveValue: @escaping (Output) -> Void
    ) {
        let number = bag.reserve()
        let subscription = sink { [weak bag] completion in
            receiveCompletion(completion)
            bag?.finish(number)
        } receiveValue: {
            receiveValue($0)
        }
        bag.add(subscription, as: number)
    }
}

extension Cancellable {
    /// Cancels the subscription when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Cancels the subscription when the interactor is released.
    @MainActor
    public func cancelOnDeinit(of interactor: InteractorBase) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the subscription when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: InteractorBase) {
        cancel(with: interactor.appearance)
    }
}

extension Task {
    /// Cancels the task when the bag is cancelled or released, unless it has finished by then.
    public func cancel(with bag: CancelBag) {
        let number = bag.reserve()
        bag.add(AnyCancellable(cancel), as: number)
        Task<Void, Never> { [weak bag] in
            _ = await result
            bag?.finish(number)
        }
    }

    /// Cancels the task when the interactor is released: so it must not hold the interactor itself.
    @MainActor
    public func cancelOnDeinit(of interactor: InteractorBase) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the task when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: InteractorBase) {
        cancel(with: interactor.appearance)
    }
}

"""#),
        File("IMVVMKit/Sources/IMVVM/CancellableBuilder.swift", #"""
/// Collects the subscriptions and tasks that a function starts, so that none is dropped.
///
/// ```swift
/// @CancellableBuilder override func onLoad() -> [AnyCancellable] {
///     session.user.sink { [weak self] user in self?.greet(user) }
///     Task { await archive.open() }
/// }
/// ```
@resultBuilder
public enum CancellableBuilder {
    public static func buildExpression(_ cancellable: some Cancellable) -> [AnyCancellable] {
        [cancellable as? AnyCancellable ?? AnyCancellable(cancellable)]
    }

    public static func buildExpression<Success, Failure>(_ task: Task<Success, Failure>) -> [AnyCancellable] {
        [AnyCancellable(task.cancel)]
    }

    public static func buildExpression(_ cancellables: [AnyCancellable]) -> [AnyCancellable] { cancellables }

    /// A statement that starts nothing.
    public static func buildExpression(_ nothing: Void) -> [AnyCancellable] { [] }

    public static func buildBlock(_ parts: [AnyCancellable]...) -> [AnyCancellable] { parts.flatMap(\.self) }

    public static func buildArray(_ parts: [[AnyCancellable]]) -> [AnyCancellable] { parts.flatMap(\.self) }

    public static func buildOptional(_ part: [AnyCancellable]?) -> [AnyCancellable] { part ?? [] }

    public static func buildLimitedAvailability(_ part: [AnyCancellable]) -> [AnyCancellable] { part }

    public static func buildEither(first part: [AnyCancellable]) -> [AnyCancellable] { part }

    public static func buildEither(second part: [AnyCancellable]) -> [AnyCancellable] { part }
}

"""#),
        File("IMVVMKit/Sources/IMVVM/Interactor.swift", #"""
/// Told by the view that it is bound to when the view appears and disappears.
///
/// ```swift
/// protocol ProfileHandler: ViewLifecycleObserver {
///     func logOut()
/// }
///
/// struct ProfileView<Interactor: ProfileHandler>: View {
///     @StateObject var interactor: Interactor
///
///     var body: some View {
///         Button("Log out") { interactor.logOut() }.bind(observer: interactor)
///     }
/// }
/// ```
///
/// So the view knows what its interactor can do, and not which one it is. A real one is an `Interactor`; that of a
/// preview or a test may be any class.
@MainActor
public protocol ViewLifecycleObserver: ObservableObject {
    func viewAppears()
    func viewDisappears()
}

/// Told by the view that it is bound to when the view appears and disappears, each time with the view's model.
@MainActor
public protocol ViewWithModelLifecycleObserver<Model>: ObservableObject {
    associatedtype Model: ViewModel

    func viewAppears(with viewModel: Model)
    func viewDisappears(with viewModel: Model)
}

/// What a view shows: it makes values for the screen of the app's models, and has no other logic.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///     @Published private(set) var title = ""
///
///     func show(_ user: User) { title = "Name: \(user.name)" }
/// }
/// ```
@MainActor
public protocol ViewModel: ObservableObject {}

/// What interactors with and without a view model have in common.
@MainActor
open class InteractorBase: ObservableObject {
    /// True from the first appearance on.
    public private(set) final var isLoaded = false
    /// True from an appearance of the view until it disappears.
    public private(set) final var hasViewAppeared = false

    let lifetime = CancelBag()
    private(set) var appearance = CancelBag()

    fileprivate init() {}

    /// A view may appear twice without a disappearance in between; the second time nothing is left to do.
    fileprivate final func appear(loading: () -> [AnyCancellable], appearing: () -> [AnyCancellable]) {
        guard !hasViewAppeared else { return }
        hasViewAppeared = true
        if appearance.isCancelled { appearance = CancelBag() }
        if !isLoaded {
            isLoaded = true
            for cancellable in loading() { lifetime.add(cancellable) }
            // What is loaded may take the view away.
            guard hasViewAppeared else { return }
        }
        for cancellable in appearing() { appearance.add(cancellable) }
    }

    /// A view may disappear that never appeared, as where its parent goes first.
    fileprivate final func disappear(disappearing: () -> Void) {
        guard hasViewAppeared else { return }
        hasViewAppeared = false
        disappearing()
        appearance.cancel()
    }
}

/// The logic of a view: it is told when the view appears, and listens to the world while it does.
///
/// ```swift
/// final class ProfileInteractor: Interactor {
///     @CancellableBuilder override func onViewAppear() -> [AnyCancellable] {
///         clock.ticks.sink { print("tick") }  // until the view disappears
///     }
/// }
/// ```
///
/// It is told of an appearance and of the disappearance after it, once each, whatever order the view's events come in.
/// A view owns its interactor as a `StateObject`, and binds it: `.bind(observer: interactor)`.
open class Interactor: InteractorBase, ViewLifecycleObserver {
    public override init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad() -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear() -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear() {}

    public final func viewAppears() {
        appear(loading: onLoad, appearing: onViewAppear)
    }

    public final func viewDisappears() {
        disappear(disappearing: onViewDisappear)
    }
}

/// An interactor that keeps the view model of its view up to date.
///
/// ```swift
/// final class ProfileInteractor: ViewModelInteractor<ProfileViewModel> {
///     @CancellableBuilder override func onLoad(viewModel: ProfileViewModel) -> [AnyCancellable] {
///         session.user.sink { viewModel.show($0) }
///     }
/// }
/// ```
///
/// The view owns both, and binds them: `.bind(observer: interactor, viewModel: viewModel)`. The interactor does not keep
/// the view model; what it starts may.
open class ViewModelInteractor<Model: ViewModel>: InteractorBase, ViewWithModelLifecycleObserver {
    public override init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad(viewModel: Model) -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear(viewModel: Model) -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear(viewModel: Model) {}

    public final func viewAppears(with viewModel: Model) {
        appear(
            loading: { onLoad(viewModel: viewModel) },
            appearing: { onViewAppear(viewModel: viewModel) })
    }

    public final func viewDisappears(with viewModel: Model) {
        disappear { onViewDisappear(viewModel: viewModel) }
    }
}

extension View {
    /// Tells an observer when this view appears and disappears.
    public func bind(observer: some ViewLifecycleObserver) -> some View {
        onAppear { observer.viewAppears() }
            .onDisappear { observer.viewDisappears() }
    }

    /// Tells an observer when this view appears and disappears, and which view model is that of the view.
    public func bind<Model>(
        observer: some ViewWithModelLifecycleObserver<Model>, viewModel: Model
    ) -> some View {
        onAppear { observer.viewAppears(with: viewModel) }
            .onDisappear { observer.viewDisappears(with: viewModel) }
    }
}

"""#),
        File("IMVVMKit/Sources/IMVVM/Platform.swift", #"""
// The one file that knows where views come from.
#if canImport(SwiftUI)
@_exported public import Combine
@_exported public import SwiftUI
#else
@_exported public import TextUI
#endif

"""#),
        File("IMVVMKit/Sources/IMVVM/Plugins.swift", #"""
public import DIRuntime

/// The plug-ins of a slot that are on, one view after the other.
///
/// ```swift
/// ForEachPlugin(viewModel.items)
/// ```
///
/// Each has its flag as its identity: a state of its own, though all are views of one type.
public struct ForEachPlugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let plugins: Plugins<Slot>

    public init(_ plugins: Plugins<Slot>) {
        self.plugins = plugins
    }

    public var body: some View {
        ForEach(plugins.flags, id: \.self) { flag in
            Plugin(flag, of: plugins)
        }
    }
}

/// The plug-in behind a flag, or nothing while the flag is off.
///
/// ```swift
/// Plugin(viewModel.selected, of: viewModel.tabs)
/// ```
public struct Plugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let flag: String
    private let plugins: Plugins<Slot>

    public init(_ flag: String, of plugins: Plugins<Slot>) {
        self.flag = flag
        self.plugins = plugins
    }

    public var body: some View {
        if let index = plugins.flags.firstIndex(of: flag) {
            plugins[index].id(flag)
        }
    }
}

/// The first plug-in of a slot that is on; the others are not shown.
///
/// ```swift
/// OneOfPlugin(viewModel.offers)
/// ```
public struct OneOfPlugin<Slot: PluginSlot>: View where Slot.Plugin: View {
    private let plugins: Plugins<Slot>

    public init(_ plugins: Plugins<Slot>) {
        self.plugins = plugins
    }

    public var body: some View {
        if let flag = plugins.flags.first {
            Plugin(flag, of: plugins)
        }
    }
}

"""#),
        File("IMVVMKit/Sources/IMVVM/TypeErasedView.swift", #"""
/// A view whose type nobody needs to know: what a plug-in hands to its parent.
///
/// ```swift
/// let tabs = [feed.make().typeErased(), profile.make().typeErased()]
/// ```
///
/// It is erased once, however often that is asked for, so that no modifier is lost between the layers. Whoever keeps it
/// keeps what the view is made of, such as its component.
public struct TypeErasedView: View {
    private let content: AnyView

    public init(_ content: some View) {
        self.content =
            switch content {
            case let erased as TypeErasedView: erased.content
            case let erased as AnyView: erased
            default: AnyView(content)
            }
    }

    public var body: some View { content }
}

extension View {
    /// This view without its type; one that has none is returned as it is.
    public func typeErased() -> TypeErasedView { TypeErasedView(self) }
}

"""#),
        File("IMVVMKit/Sources/TextUI/Place.swift", #"""
/// A property of a view that is kept at the view's place.
@MainActor
protocol InstalledProperty {
    /// Takes over what an earlier value of the view left, or else makes it; what it returns is kept.
    func install(after previous: AnyObject?, change: @escaping @MainActor () -> Void) -> AnyObject
}

/// What one pass over the views yields.
struct Drawing {
    var lines: [String] = []
    var buttons: [(title: String, action: @MainActor () -> Void)] = []
    var appearances: [@MainActor () -> Void] = []
}

/// Where a view is installed. Values of the view come and go; its state stays until something else stands there.
@MainActor
final class Place {
    private(set) var isNew = true
    var disappearance: (@MainActor () -> Void)?
    private let kind: ObjectIdentifier
    private let change: @MainActor () -> Void
    private var state: [AnyObject] = []
    private var children: [(key: AnyHashable, place: Place)] = []
    private var former: [(key: AnyHashable, place: Place)] = []

    init(for view: any View, change: @escaping @MainActor () -> Void) {
        kind = Self.kind(of: view)
        self.change = change
    }

    func draw<Content: View>(_ view: Content, in drawing: inout Drawing) {
        former = children
        children = []
        if let view = view as? any DrawnView {
            view.draw(at: self, in: &drawing)
        } else {
            install(view)
            show(view.body, as: "body", in: &drawing)
        }
        isNew = false
        for (_, place) in former.reversed() { place.remove() }
        former = []
    }

    /// Draws a child, at its old place if there is one for the same key and kind of view.
    func show<Content: View>(_ view: Content, as key: some Hashable, in drawing: inout Drawing) {
        let place: Place
        if let index = former.firstIndex(where: { $0.key == AnyHashable(key) && $0.place.kind == Self.kind(of: view) })
        {
            place = former.remove(at: index).place
        } else {
            place = Place(for: view, change: change)
        }
        children.append((AnyHashable(key), place))
        place.draw(view, in: &drawing)
    }

    /// The inner views disappear first.
    func remove() {
        for (_, place) in children.reversed() { place.remove() }
        disappearance?()
        children = []
        state = []
    }

    private func install(_ view: some View) {
        let properties = Mirror(reflecting: view).children.compactMap { $0.value as? any InstalledProperty }
        state = properties.enumerated().map { index, property in
            property.install(after: state.indices.contains(index) ? state[index] : nil, change: change)
        }
    }

    private static func kind(of view: any View) -> ObjectIdentifier {
        ObjectIdentifier(type(of: view))
    }
}

"""#),
        File("IMVVMKit/Sources/TextUI/Preview.swift", #"""
/// Views as they are shown beside their code in Xcode; here tests show them.
///
/// ```swift
/// struct ProfilePreviews: PreviewProvider {
///     static var previews: some View { ProfileView(interactor: PreviewInteractor(), viewModel: ProfileViewModel()) }
/// }
/// ```
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}

"""#),
        File("IMVVMKit/Sources/TextUI/Publishers.swift", #"""
// The one file that knows where publishers come from.
#if canImport(Combine)
@_exported public import Combine
#else
@_exported public import OpenCombine
#endif

"""#),
        File("IMVVMKit/Sources/TextUI/Screen.swift", #"""
/// Installs a view and shows it as text.
///
/// ```swift
/// let screen = Screen(root.make())
/// screen.tap("Log in as Ada")
/// print(screen.text)
/// ```
///
/// The views are drawn anew when an object of theirs has changed and the text is read, or a button is tapped.
@MainActor
public final class Screen {
    private let view: AnyView
    private var root: Place?
    private var drawing = Drawing()
    private var isOutdated = true

    public init(_ view: some View) {
        self.view = AnyView(view)
        update()
    }

    public var text: String {
        update()
        return drawing.lines.joined(separator: "\n")
    }

    /// Taps the first button of that title; it traps when there is none.
    public func tap(_ title: String) {
        update()
        guard let button = drawing.buttons.first(where: { $0.title == title }) else {
            preconditionFailure("there is no button '\(title)' on the screen:\n\(text)")
        }
        button.action()
        update()
    }

    /// Returns the text once it contains `part`, or when the task is cancelled.
    public func text(containing part: String) async -> String {
        while !text.contains(part), !Task.isCancelled { await Task.yield() }
        return text
    }

    /// Removes all views.
    public func close() {
        root?.remove()
        root = nil
        drawing = Drawing()
        isOutdated = false
    }

    private func update() {
        while isOutdated {
            isOutdated = false
            let place = root ?? Place(for: view) { [weak self] in self?.isOutdated = true }
            root = place
            drawing = Drawing()
            place.draw(view, in: &drawing)
            for appear in drawing.appearances { appear() }
        }
    }
}

"""#),
        File("IMVVMKit/Sources/TextUI/StateObject.swift", #"""
/// An object that lives as long as its view is installed, however often the value of the view is made anew.
///
/// The object is built when a view is installed where none of its kind was. A view that is made and thrown away, or that
/// takes the place of an earlier value, builds nothing.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let link: Link<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        link = Link(thunk)
    }

    /// The object; it traps while the view is not installed.
    public var wrappedValue: ObjectType {
        guard let object = link.object else {
            preconditionFailure("\(ObjectType.self) is read before its view is installed")
        }
        return object
    }
}

extension StateObject: InstalledProperty {
    func install(after previous: AnyObject?, change: @escaping @MainActor () -> Void) -> AnyObject {
        let installed = previous as? InstalledObject<ObjectType> ?? InstalledObject(link.thunk(), change: change)
        link.object = installed.object
        return installed
    }
}

/// What the copies of a view have in common. The place of the view keeps the object, so that it goes with the place.
private final class Link<ObjectType: AnyObject> {
    let thunk: () -> ObjectType
    weak var object: ObjectType?

    init(_ thunk: @escaping () -> ObjectType) {
        self.thunk = thunk
    }
}

@MainActor
private final class InstalledObject<ObjectType: ObservableObject> {
    let object: ObjectType
    private let subscription: AnyCancellable

    init(_ object: ObjectType, change: @escaping @MainActor () -> Void) {
        self.object = object
        subscription = object.objectWillChange.sink { _ in change() }
    }
}

"""#),
        File("IMVVMKit/Sources/TextUI/View.swift", #"""
/// A value that describes a part of the screen, by the parts that it is made of.
@MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view that draws itself has no body") }
}

/// A view that has no body, because it draws itself.
protocol DrawnView: View where Body == Never {
    func draw(at place: Place, in drawing: inout Drawing)
}

extension View where Body == Never {
    public var body: Never { fatalError("a view that draws itself has no body") }
}

/// Puts the expressions of a closure together as one view.
@resultBuilder
@MainActor
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView(views: views)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }
}

/// Nothing.
public struct EmptyView: DrawnView {
    public typealias Body = Never

    public init() {}

    func draw(at place: Place, in drawing: inout Drawing) {}
}

/// Views one after the other.
public struct TupleView: DrawnView {
    public typealias Body = Never

    let views: [any View]

    func draw(at place: Place, in drawing: inout Drawing) {
        for (index, view) in views.enumerated() { place.show(view, as: index, in: &drawing) }
    }
}

/// One of two views; what is installed for the one is removed when the other is shown.
public enum ConditionalView<First: View, Second: View>: DrawnView {
    public typealias Body = Never

    case first(First)
    case second(Second)

    func draw(at place: Place, in drawing: inout Drawing) {
        switch self {
        case .first(let view): place.show(view, as: "first", in: &drawing)
        case .second(let view): place.show(view, as: "second", in: &drawing)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: DrawnView where Wrapped: View {
    func draw(at place: Place, in drawing: inout Drawing) {
        if let self { place.show(self, as: "some", in: &drawing) }
    }
}

"""#),
        File("IMVVMKit/Sources/TextUI/Views.swift", #"""
/// A line of text.
public struct Text: DrawnView {
    public typealias Body = Never

    private let content: String

    public init(_ content: String) {
        self.content = content
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        drawing.lines.append(content)
    }
}

/// A title in brackets, which `Screen.tap` finds.
public struct Button: DrawnView {
    public typealias Body = Never

    private let title: String
    private let action: @MainActor () -> Void

    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        drawing.lines.append("[\(title)]")
        drawing.buttons.append((title, action))
    }
}

/// Its content, line by line.
public struct VStack<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// A view for each element; the elements' ids tell which of them are still the same.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
    public typealias Body = Never

    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        for element in data { place.show(content(element), as: element[keyPath: id], in: &drawing) }
    }
}

/// A view whose type is not known.
public struct AnyView: DrawnView {
    public typealias Body = Never

    private let view: any View

    public init(_ view: some View) {
        self.view = view
    }

    func draw(at place: Place, in drawing: inout Drawing) {
        place.show(view, as: "view", in: &drawing)
    }
}

extension View {
    /// Makes it another view, with a state of its own, when `id` is another.
    public func id(_ id: some Hashable) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }

    /// Calls `action` when the view is installed.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        ObservedView(content: self, appear: action, disappear: {})
    }

    /// Calls `action` when the view is removed.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        ObservedView(content: self, appear: {}, disappear: action)
    }
}

private struct IdentifiedView<Content: View>: DrawnView {
    typealias Body = Never

    let content: Content
    let id: AnyHashable

    func draw(at place: Place, in drawing: inout Drawing) {
        place.show(content, as: id, in: &drawing)
    }
}

private struct ObservedView<Content: View>: DrawnView {
    typealias Body = Never

    let content: Content
    let appear: @MainActor () -> Void
    let disappear: @MainActor () -> Void

    func draw(at place: Place, in drawing: inout Drawing) {
        if place.isNew { drawing.appearances.append(appear) }
        place.disappearance = disappear
        place.show(content, as: "content", in: &drawing)
    }
}

"""#),
        File("IMVVMKit/Tests/IMVVMTests/CancelBagTests.swift", #"""
import IMVVM
import Foundation
import Testing

@Suite("The cancel bag", .timeLimit(.minutes(1)))
struct CancelBagTests {
    private let log = Log()

    @Test("cancels what it holds, once")
    func cancels() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        bag.add(first)
        second.cancel(with: bag)
        #expect(log.entries.isEmpty)
        #expect(!bag.isCancelled)
        bag.cancel()
        bag.cancel()
        // Being held, they were not cancelled by their own release.
        withExtendedLifetime([first, second]) { #expect(log.entries == ["first", "second"]) }
        #expect(bag.isCancelled)
    }

    @Test("cancels at once what is added after it was cancelled")
    func late() {
        let bag = CancelBag()
        bag.cancel()
        let late = AnyCancellable { [log] in log.add("late") }
        bag.add(late)
        // Being held, it was not cancelled by its own release.
        withExtendedLifetime(late) { #expect(log.entries == ["late"]) }
    }

    @Test("cancels when it is released")
    func released() {
        var bag: CancelBag? = CancelBag()
        let held = AnyCancellable { [log] in log.add("released") }
        bag?.add(held)
        #expect(log.entries.isEmpty)
        bag = nil
        withExtendedLifetime(held) { #expect(log.entries == ["released"]) }
    }

    @Test("takes any kind of cancellable")
    func anyKind() {
        let bag = CancelBag()
        LoggedCancellable(log: log).cancel(with: bag)
        bag.cancel()
        #expect(log.entries == ["of another type"])
    }

    @Test("cancels tasks")
    func tasks() async {
        let bag = CancelBag()
        let task = Task { await waitsUntilCancelled() }
        task.cancel(with: bag)
        bag.cancel()
        #expect(await task.value)
    }

    @Test("lets go of tasks that are cancelled because the bag is released")
    func tasksOfReleasedBag() async {
        let task = Task { await waitsUntilCancelled() }
        task.cancel(with: CancelBag())
        #expect(await task.value)
    }

    @Test("is not locked while it cancels")
    func reentrant() {
        let bag = CancelBag()
        bag.add(
            AnyCancellable { [log] in
                bag.add(AnyCancellable { log.add("added while cancelling") })
                bag.cancel()
            })
        bag.cancel()
        #expect(log.entries == ["added while cancelling"])
    }

    @Test("misses nothing when threads add while another one cancels", arguments: 0..<10)
    func threads(round: Int) {
        let bag = CancelBag()
        // Each of them is touched by one thread only, until the bag has it.
        nonisolated(unsafe) let cancellables = cancellables(16_000)
        onThreads(8) { thread in
            for number in 0..<2_000 {
                if thread == 7, number == 200 * round { bag.cancel() }
                bag.add(cancellables[2_000 * thread + number])
            }
        }
        withExtendedLifetime(cancellables) { #expect(Set(log.entries).count == 16_000) }
        #expect(log.entries.count == 16_000)
    }

    @Test("misses nothing when many threads cancel", arguments: 0..<50)
    func cancelledByMany(round: Int) {
        let bag = CancelBag()
        let cancellables = cancellables(100)
        for cancellable in cancellables { bag.add(cancellable) }
        onThreads(8) { _ in bag.cancel() }
        withExtendedLifetime(cancellables) { #expect(Set(log.entries).count == 100) }
        #expect(log.entries.count == 100)
    }

    @Test("tells what it holds")
    func contains() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        #expect(bag.isEmpty)
        bag.add(first)
        bag.add(first)
        #expect(bag.contains(first) && !bag.contains(second))
        #expect(!bag.isEmpty)
        bag.cancel()
        #expect(!bag.contains(first))
        #expect(bag.isEmpty)
        withExtendedLifetime([first, second]) { #expect(log.entries == ["first"]) }
    }

    @Test("lets go of what is removed, without cancelling it")
    func remove() {
        let bag = CancelBag()
        let first = AnyCancellable { [log] in log.add("first") }
        let second = AnyCancellable { [log] in log.add("second") }
        bag.add(first)
        bag.add(second)
        #expect(bag.remove(first))
        #expect(!bag.remove(first))
        #expect(!bag.contains(first) && bag.contains(second))
        bag.cancel()
        #expect(!bag.remove(second))
        withExtendedLifetime([first, second]) { #expect(log.take() == ["second"]) }
    }

    @Test("cancels in the order in which things were added")
    func order() {
        let bag = CancelBag()
        let all = cancellables(100)
        for cancellable in all { bag.add(cancellable) }
        bag.remove(all[50])
        bag.add(all[50])
        bag.cancel()
        let expected = (0..<100).filter { $0 != 50 } + [50]
        withExtendedLifetime(all) { #expect(log.entries == expected.map(String.init)) }
    }

    @Test("drops a subscription that has finished")
    func finishedSubscription() {
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Never>()
        subject.handleEvents(receiveCancel: { [log] in log.add("cancelled") })
            .sink(in: bag) { [log] _ in
                log.add("finished")
            } receiveValue: { [log] value in
                log.add("\(value)")
            }
        #expect(!bag.isEmpty)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(bag.isEmpty)
        bag.cancel()
        #expect(log.entries == ["1", "finished"])
    }

    @Test("drops a subscription that fails")
    func failedSubscription() {
        struct Failure: Error {}
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Failure>()
        subject.sink(in: bag) { _ in }
        #expect(!bag.isEmpty)
        subject.send(completion: .failure(Failure()))
        #expect(bag.isEmpty)
    }

    @Test("never holds a subscription that finishes while it begins")
    func finishedAtOnce() {
        let bag = CancelBag()
        Just(1).sink(in: bag) { [log] in log.add("\($0)") }
        #expect(log.entries == ["1"])
        #expect(bag.isEmpty)
    }

    @Test("cancels a subscription, and does not hear of it later")
    func cancelledSubscription() {
        let bag = CancelBag()
        let subject = PassthroughSubject<Int, Never>()
        subject.sink(in: bag) { [log] in log.add("\($0)") }
        bag.cancel()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(log.entries == [])
        subject.sink(in: bag) { [log] in log.add("\($0)") }
        #expect(log.entries == [])
    }

    @Test("drops a task that has finished")
    func finishedTask() async {
        let bag = CancelBag()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task { await stream.first { true } }
        task.cancel(with: bag)
        #expect(!bag.isEmpty)
        continuation.yield()
        _ = await task.value
        while !bag.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(bag.isEmpty && !bag.isCancelled)
    }

    @Test("is empty again after thousands of tasks and subscriptions that finish on any thread")
    func manyFinish() async {
        let bag = CancelBag()
        for number in 0..<2_000 {
            Task.detached { number }.cancel(with: bag)
            Just(number).sink(in: bag) { _ in }
        }
        while !bag.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(bag.isEmpty)
    }

    /// Whoever keeps them sees what was cancelled by the bag, and not by their own release.
    private func cancellables(_ count: Int) -> [AnyCancellable] {
        (0..<count).map { number in AnyCancellable { [log] in log.add("\(number)") } }
    }
}

private struct LoggedCancellable: Cancellable {
    let log: Log

    func cancel() {
        log.add("of another type")
    }
}

/// Runs `work` on threads that begin together, and waits for all of them.
private func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let start = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            start.wait()
            work(index)
            group.leave()
        }
    }
    for _ in 0..<count { start.signal() }
    group.wait()
}

"""#),
        File("IMVVMKit/Tests/IMVVMTests/CancellableBuilderTests.swift", #"""
import IMVVM
import Testing

@Suite("The builder of cancellables", .timeLimit(.minutes(1)))
struct CancellableBuilderTests {
    private let log = Log()

    @Test("collects subscriptions, tasks, lists and what stands in branches and loops")
    func collects() async {
        let task = Task { await waitsUntilCancelled() }
        let list = [cancellable("list")]
        let all = collect {
            cancellable("subscription")
            task
            list
            log.add("a statement")
            if list.isEmpty { cancellable("not this one") } else { cancellable("else") }
            if !list.isEmpty { cancellable("if") }
            for number in 1...2 { cancellable("loop \(number)") }
            if #available(macOS 13.1, iOS 16.1, *) { cancellable("available") }
        }
        #expect(all.count == 8)
        #expect(log.take() == ["a statement"])
        for one in all { one.cancel() }
        #expect(log.entries == ["subscription", "list", "else", "if", "loop 1", "loop 2", "available"])
        #expect(await task.value)
    }

    @Test("collects nothing")
    func nothing() {
        #expect(collect {}.isEmpty)
    }

    private func collect(@CancellableBuilder _ parts: () -> [AnyCancellable]) -> [AnyCancellable] {
        parts()
    }

    private func cancellable(_ name: String) -> AnyCancellable {
        AnyCancellable { [log] in log.add(name) }
    }
}

"""#),
        File("IMVVMKit/Tests/IMVVMTests/InteractorTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import Testing

@Suite("An interactor that is bound to its view", .timeLimit(.minutes(1)))
@MainActor
struct InteractorTests {
    private let log = Log()
    private let ticks = PassthroughSubject<Int, Never>()

    @Test("loads once, and is told of every appearance")
    func lifecycle() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        #expect(log.take() == ["load", "appear"])
        screen.tap("Door")
        #expect(log.take() == ["disappear", "cancelled: appear"])
        screen.tap("Door")
        #expect(log.take() == ["appear"])
        screen.close()
        #expect(log.take() == ["disappear", "cancelled: appear", "deinit", "cancelled: load"])
    }

    @Test("is not told when its view is only drawn anew")
    func redrawn() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        _ = log.take()
        screen.tap("Paint")
        #expect(screen.text == "painted 1\n[Door]\n[Paint]")
        #expect(log.take() == [])
    }

    /// What SwiftUI calls is not always in pairs.
    @Test("counts each appearance once, in whatever order the events of its view come", arguments: orders)
    func events(_ events: String) {
        let interactor = HouseInteractor(log: log, ticks: ticks)
        var isVisible = false
        var isLoaded = false
        for event in events {
            var expected: [String] = []
            if event == "a" {
                expected = isVisible ? [] : isLoaded ? ["appear"] : ["load", "appear"]
                (isVisible, isLoaded) = (true, true)
                interactor.viewAppears()
            } else {
                expected = isVisible ? ["disappear", "cancelled: appear"] : []
                isVisible = false
                interactor.viewDisappears()
            }
            #expect(log.take() == expected, "at \(event) in \(events)")
            #expect(interactor.hasViewAppeared == isVisible)
            #expect(interactor.isLoaded == isLoaded)
            ticks.send(1)
            #expect(log.take().sorted() == (isVisible ? ["appear: 1"] : []) + (isLoaded ? ["load: 1"] : []))
        }
    }

    @Test("counts each appearance once when it has a view model, in whatever order the events come", arguments: orders)
    func eventsWithViewModel(_ events: String) {
        let interactor = CounterInteractor(ticks: ticks, log: log)
        let viewModel = CounterViewModel()
        var isVisible = false
        var isLoaded = false
        var count = 0
        for event in events {
            var expected: [String] = []
            if event == "a" {
                if !isLoaded { expected.append("load with \(count)") }
                if !isVisible { expected.append("appear with \(count)") }
                (isVisible, isLoaded) = (true, true)
                interactor.viewAppears(with: viewModel)
            } else {
                if isVisible { expected.append("disappear with \(count)") }
                isVisible = false
                interactor.viewDisappears(with: viewModel)
            }
            #expect(log.take() == expected, "at \(event) in \(events)")
            #expect(interactor.hasViewAppeared == isVisible)
            #expect(interactor.isLoaded == isLoaded)
            ticks.send(1)
            // Bound twice, it would count twice.
            if isLoaded { count += 1 }
            #expect(viewModel.count == count)
        }
    }

    /// All sequences of up to five appearances and disappearances.
    nonisolated private static let orders: [String] = (1...5).flatMap { length in
        (0..<(1 << length)).map { bits in
            String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "d" })
        }
    }

    @Test("is told of no appearance when what it loads takes the view away, and of the next one")
    func disappearsWhileLoading() {
        let interactor = ClosingInteractor(log: log)
        interactor.viewAppears()
        #expect(log.take() == ["load", "disappear"])
        #expect(interactor.isLoaded && !interactor.hasViewAppeared)
        interactor.viewAppears()
        #expect(log.take() == ["appear"])
    }

    @Test("tells a loading and an appearance that are under way")
    func state() {
        let interactor = CuriousInteractor(log: log)
        #expect(!interactor.isLoaded && !interactor.hasViewAppeared)
        let screen = Screen(Text("Hall").bind(observer: interactor))
        screen.close()
        #expect(log.take() == ["load: true, true", "appear: true, true", "disappear: true, false"])
        #expect(interactor.isLoaded && !interactor.hasViewAppeared)
    }

    @Test("keeps what was started before its view appeared, when the view disappears before it appears")
    func startedBeforeAppearance() {
        let interactor = Interactor()
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        subscription.cancelOnDisappear(of: interactor)
        interactor.viewDisappears()
        #expect(log.take() == [])
        interactor.viewAppears()
        interactor.viewDisappears()
        withExtendedLifetime(subscription) { #expect(log.take() == ["subscription"]) }
    }

    @Test("listens from onLoad until it is released, and from onViewAppear until its view disappears")
    func subscriptions() {
        let screen = Screen(HouseView(log: log, ticks: ticks))
        _ = log.take()
        ticks.send(1)
        #expect(log.take().sorted() == ["appear: 1", "load: 1"])
        screen.tap("Door")
        _ = log.take()
        ticks.send(2)
        #expect(log.take() == ["load: 2"])
        screen.tap("Door")
        _ = log.take()
        ticks.send(3)
        #expect(log.take().sorted() == ["appear: 3", "load: 3"])
        screen.close()
        _ = log.take()
        ticks.send(4)
        #expect(log.take() == [])
    }

    @Test("cancels single subscriptions and tasks when its view disappears")
    func onDisappear() async {
        let interactor = Interactor()
        let screen = Screen(Text("Hall").bind(observer: interactor))
        let task = Task { await waitsUntilCancelled() }
        task.cancelOnDisappear(of: interactor)
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        subscription.cancelOnDisappear(of: interactor)
        #expect(log.entries == [])
        screen.close()
        // Being held, it was not cancelled by its own release.
        withExtendedLifetime(subscription) { #expect(log.entries == ["subscription"]) }
        #expect(await task.value)
    }

    @Test("cancels at once what is started after its view disappeared")
    func afterDisappearance() {
        let interactor = Interactor()
        Screen(Text("Hall").bind(observer: interactor)).close()
        let late = AnyCancellable { [log] in log.add("late") }
        late.cancelOnDisappear(of: interactor)
        withExtendedLifetime(late) { #expect(log.entries == ["late"]) }
    }

    @Test("cancels single subscriptions and tasks when it is released")
    func onDeinit() async {
        var interactor: Interactor? = Interactor()
        let task = Task { await waitsUntilCancelled() }
        let subscription = AnyCancellable { [log] in log.add("subscription") }
        if let interactor {
            task.cancelOnDeinit(of: interactor)
            subscription.cancelOnDeinit(of: interactor)
            Screen(Text("Hall").bind(observer: interactor)).close()
        }
        #expect(log.entries == [])
        interactor = nil
        withExtendedLifetime(subscription) { #expect(log.entries == ["subscription"]) }
        #expect(await task.value)
    }

    @Test("gets its view model with the binding")
    func viewModel() {
        let screen = Screen(CounterView(ticks: ticks, log: log))
        #expect(screen.text == "0 ticks")
        #expect(log.take() == ["load with 0", "appear with 0"])
        ticks.send(5)
        #expect(screen.text == "5 ticks")
        screen.close()
        #expect(log.take() == ["disappear with 5"])
    }

    @Test("does not keep its view model, nor itself by what it started")
    func ownership() {
        weak var viewModel: CounterViewModel?
        weak var interactor: CounterInteractor?
        let screen = Screen(CounterView(ticks: ticks, log: log, made: { (interactor, viewModel) = ($0, $1) }))
        #expect(interactor != nil && viewModel != nil)
        screen.close()
        #expect(interactor == nil && viewModel == nil)
    }

    @Test("may be of any class that observes the lifecycle, such as one of a test")
    func observers() {
        let observer = LoggedObserver(log: log)
        let viewModel = CounterViewModel()
        let screen = Screen(
            VStack {
                Text("Hall").bind(observer: observer)
                Text("Stairs").bind(observer: LoggedModelObserver(log: log), viewModel: viewModel)
            })
        #expect(log.take().sorted() == ["appears", "appears with 0"])
        viewModel.count = 3
        screen.close()
        #expect(log.take().sorted() == ["disappears", "disappears with 3"])
    }
}

final class Paint: ObservableObject {
    @Published var coats = 0
}

private final class Door: ObservableObject {
    @Published var isOpen = true
}

/// A view that stays, around one that comes and goes.
private struct HouseView: View {
    @StateObject private var interactor: HouseInteractor
    @StateObject private var door: Door
    @StateObject private var paint: Paint

    init(log: Log, ticks: PassthroughSubject<Int, Never>) {
        _interactor = StateObject(wrappedValue: HouseInteractor(log: log, ticks: ticks))
        _door = StateObject(wrappedValue: Door())
        _paint = StateObject(wrappedValue: Paint())
    }

    var body: some View {
        VStack {
            if door.isOpen {
                Text("painted \(paint.coats)").bind(observer: interactor)
            }
            Button("Door") { door.isOpen.toggle() }
            Button("Paint") { paint.coats += 1 }
        }
    }
}

private final class HouseInteractor: Interactor {
    private let log: Log
    private let ticks: PassthroughSubject<Int, Never>

    init(log: Log, ticks: PassthroughSubject<Int, Never>) {
        self.log = log
        self.ticks = ticks
    }

    deinit {
        log.add("deinit")
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
        ticks.handleEvents(receiveCancel: { [log] in log.add("cancelled: load") })
            .sink { [log] number in log.add("load: \(number)") }
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
        ticks.handleEvents(receiveCancel: { [log] in log.add("cancelled: appear") })
            .sink { [log] number in log.add("appear: \(number)") }
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}

private final class CounterViewModel: ViewModel {
    @Published var count = 0
}

private struct CounterView: View {
    @StateObject private var interactor: CounterInteractor
    @StateObject private var viewModel: CounterViewModel
    private let made: (CounterInteractor, CounterViewModel) -> Void

    init(
        ticks: PassthroughSubject<Int, Never>, log: Log,
        made: @escaping (CounterInteractor, CounterViewModel) -> Void = { _, _ in }
    ) {
        _interactor = StateObject(wrappedValue: CounterInteractor(ticks: ticks, log: log))
        _viewModel = StateObject(wrappedValue: CounterViewModel())
        self.made = made
    }

    var body: some View {
        Text("\(viewModel.count) ticks")
            .bind(observer: interactor, viewModel: viewModel)
            .onAppear { made(interactor, viewModel) }
    }
}

private final class CounterInteractor: ViewModelInteractor<CounterViewModel> {
    private let ticks: PassthroughSubject<Int, Never>
    private let log: Log

    init(ticks: PassthroughSubject<Int, Never>, log: Log) {
        self.ticks = ticks
        self.log = log
    }

    @CancellableBuilder
    override func onLoad(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("load with \(viewModel.count)")
        ticks.sink { viewModel.count += $0 }
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("appear with \(viewModel.count)")
    }

    override func onViewDisappear(viewModel: CounterViewModel) {
        log.add("disappear with \(viewModel.count)")
    }
}

/// Closes its own view at first.
private final class ClosingInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
        viewDisappears()
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}

private final class CuriousInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        log.add("load: \(isLoaded), \(hasViewAppeared)")
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear: \(isLoaded), \(hasViewAppeared)")
    }

    override func onViewDisappear() {
        log.add("disappear: \(isLoaded), \(hasViewAppeared)")
    }
}

private final class LoggedObserver: ViewLifecycleObserver {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    func viewAppears() {
        log.add("appears")
    }

    func viewDisappears() {
        log.add("disappears")
    }
}

private final class LoggedModelObserver: ViewWithModelLifecycleObserver {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    func viewAppears(with viewModel: CounterViewModel) {
        log.add("appears with \(viewModel.count)")
    }

    func viewDisappears(with viewModel: CounterViewModel) {
        log.add("disappears with \(viewModel.count)")
    }
}
#endif

"""#),
        File("IMVVMKit/Tests/IMVVMTests/Log.swift", #"""
import Foundation

/// What happened, in order; any thread may write.
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var guarded: [String] = []

    var entries: [String] { lock.withLock { guarded } }

    func add(_ entry: String) {
        lock.withLock { guarded.append(entry) }
    }

    /// What was written since the last call.
    func take() -> [String] {
        lock.withLock {
            defer { guarded = [] }
            return guarded
        }
    }
}

/// True when the task is cancelled, false when that takes too long.
func waitsUntilCancelled() async -> Bool {
    do {
        try await Task.sleep(for: .seconds(20))
        return false
    } catch {
        return true
    }
}

"""#),
        File("IMVVMKit/Tests/IMVVMTests/PluginViewTests.swift", #"""
#if !canImport(SwiftUI)
import DIRuntime
import IMVVM
import Testing

@Suite("Plug-ins that are views")
@MainActor
struct PluginViewTests {
    private let log = Log()

    @Test("are shown one after the other, those that are off nowhere")
    func all() {
        let fruits = orchard(off: ["fruit.pear"]).fruits
        #expect(Screen(ForEachPlugin(fruits)).text == "apple\nplum")
        #expect(log.take() == ["built: apple", "built: plum"])
        #expect(Screen(ForEachPlugin(orchard(off: ["fruit.apple", "fruit.pear", "fruit.plum"]).fruits)).text == "")
        #expect(log.take() == [])
    }

    @Test("are shown by flag")
    func byFlag() {
        let fruits = orchard(off: ["fruit.pear"]).fruits
        #expect(Screen(Plugin("fruit.plum", of: fruits)).text == "plum")
        #expect(Screen(Plugin("fruit.pear", of: fruits)).text == "")
        #expect(Screen(Plugin("a flag that nobody has", of: fruits)).text == "")
    }

    @Test(
        "are the first that is on, where one is wanted",
        arguments: [
            ([], "apple"), (["fruit.apple"], "pear"), (["fruit.pear"], "apple"),
            (["fruit.apple", "fruit.pear"], "plum"), (["fruit.apple", "fruit.pear", "fruit.plum"], ""),
        ] as [(Set<String>, String)])
    func oneOf(off: Set<String>, expected: String) {
        #expect(Screen(OneOfPlugin(orchard(off: off).fruits)).text == expected)
        // Of the others no view is installed.
        #expect(log.take() == (expected.isEmpty ? [] : ["built: \(expected)"]))
    }

    @Test("have a state of their own for each flag, though they are views of one type")
    func identity() {
        let screen = Screen(PickerView(fruits: orchard(off: []).fruits))
        #expect(screen.text == "apple\n[Pick a plum]")
        screen.tap("Pick a plum")
        #expect(screen.text == "plum\n[Pick a plum]")
        #expect(log.take() == ["built: apple", "built: plum"])
    }

    private func orchard(off: Set<String>) -> OrchardComponent {
        let parent = StandaloneScope { [log] table in
            for name in ["apple", "pear", "plum"] where !off.contains("fruit.\(name)") {
                table.add(
                    mainActorPlugin: FruitView(name: name, log: log), to: Fruits.self, flag: "fruit.\(name)")
            }
        }
        return OrchardComponent(parent: parent)
    }
}

private enum Fruits: PluginSlot {
    typealias Plugin = FruitView
}

private final class OrchardComponent: MainActorComponent<EmptyDependency> {
    var fruits: Plugins<Fruits> { plugins() }
}

private final class FruitState: ObservableObject {
    let name: String

    init(name: String, log: Log) {
        self.name = name
        log.add("built: \(name)")
    }
}

private struct FruitView: View {
    @StateObject private var state: FruitState

    init(name: String, log: Log) {
        _state = StateObject(wrappedValue: FruitState(name: name, log: log))
    }

    var body: some View { Text(state.name) }
}

private final class Pick: ObservableObject {
    @Published var flag = "fruit.apple"
}

private struct PickerView: View {
    @StateObject private var pick: Pick
    private let fruits: Plugins<Fruits>

    init(fruits: Plugins<Fruits>) {
        _pick = StateObject(wrappedValue: Pick())
        self.fruits = fruits
    }

    var body: some View {
        VStack {
            Plugin(pick.flag, of: fruits)
            Button("Pick a plum") { pick.flag = "fruit.plum" }
        }
    }
}
#endif

"""#),
        File("IMVVMKit/Tests/IMVVMTests/StateObjectTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import Testing

/// The screen of text keeps the promises that the app relies on where it runs with SwiftUI.
@Suite("The state of a view")
@MainActor
struct StateObjectTests {
    private let log = Log()

    @Test("is not built before the view is installed")
    func lazy() {
        let first = NamedView("first", log: log)
        let second = NamedView("second", log: log)
        #expect(log.take() == [])
        let screen = Screen(first)
        #expect(log.take() == ["built: first"])
        let other = Screen(second)
        #expect(log.take() == ["built: second"])
        #expect([screen.text, other.text] == ["first", "second"])
    }

    @Test("is kept when another value of the view takes the place")
    func kept() {
        let screen = Screen(StreetView(log: log))
        #expect(log.take() == ["built: 0"])
        screen.tap("Next")
        screen.tap("Next")
        #expect(screen.text == "0\n[Next]\n[Other]")
        #expect(log.take() == [])
    }

    @Test("goes when a view of another kind takes the place, and is built anew when the view comes back")
    func removed() {
        let screen = Screen(StreetView(log: log))
        _ = log.take()
        screen.tap("Other")
        #expect(screen.text == "Nobody is there.\n[Next]\n[Other]")
        #expect(log.take() == ["released: 0"])
        screen.tap("Next")
        #expect(log.take() == [])
        screen.tap("Other")
        #expect(screen.text == "1\n[Next]\n[Other]")
        #expect(log.take() == ["built: 1"])
    }

    @Test("belongs to the element of a list, wherever it moves")
    func list() {
        let screen = Screen(ListView(log: log))
        #expect(log.take() == ["built: a", "built: b", "built: c"])
        screen.tap("Turn")
        #expect(screen.text == "c\nb\na\n[Turn]\n[Drop]")
        #expect(log.take() == [])
        screen.tap("Drop")
        #expect(screen.text == "b\na\n[Turn]\n[Drop]")
        #expect(log.take() == ["released: c"])
    }

    @Test("is built where a type-erased view is installed, and not before")
    func typeErased() {
        let erased = [TypeErasedView(NamedView("a", log: log)), TypeErasedView(Text("b"))]
        #expect(log.take() == [])
        let screen = Screen(
            VStack {
                erased[0]
                erased[1]
            })
        #expect(screen.text == "a\nb")
        #expect(log.take() == ["built: a"])
        screen.close()
        #expect(log.take() == ["released: a"])
        #expect(screen.text == "")
    }
}

private final class Name: ObservableObject {
    let text: String
    private let log: Log

    init(_ text: String, log: Log) {
        self.text = text
        self.log = log
        log.add("built: \(text)")
    }

    deinit {
        log.add("released: \(text)")
    }
}

private struct NamedView: View {
    @StateObject private var name: Name

    init(_ text: String, log: Log) {
        _name = StateObject(wrappedValue: Name(text, log: log))
    }

    var body: some View { Text(name.text) }
}

private final class Street: ObservableObject {
    @Published var number = 0
    @Published var isInhabited = true
}

private struct StreetView: View {
    @StateObject private var street: Street
    private let log: Log

    init(log: Log) {
        _street = StateObject(wrappedValue: Street())
        self.log = log
    }

    var body: some View {
        VStack {
            if street.isInhabited {
                NamedView("\(street.number)", log: log)
            } else {
                Text("Nobody is there.")
            }
            Button("Next") { street.number += 1 }
            Button("Other") { street.isInhabited.toggle() }
        }
    }
}

private final class Letters: ObservableObject {
    @Published var all = ["a", "b", "c"]
}

private struct ListView: View {
    @StateObject private var letters: Letters
    private let log: Log

    init(log: Log) {
        _letters = StateObject(wrappedValue: Letters())
        self.log = log
    }

    var body: some View {
        VStack {
            ForEach(letters.all, id: \.self) { letter in NamedView(letter, log: log) }
            Button("Turn") { letters.all.reverse() }
            Button("Drop") { letters.all.removeFirst() }
        }
    }
}
#endif

"""#),
        File("IMVVMKit/Tests/IMVVMTests/TypeErasedViewTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import Testing

@Suite("A view whose type is erased")
@MainActor
struct TypeErasedViewTests {
    private let log = Log()

    @Test("is erased once, however often that is asked for")
    func nesting() {
        let text = Text("Hall")
        let once = TypeErasedView(text)
        #expect(layers(of: once) == 1)
        #expect(layers(of: TypeErasedView(AnyView(text))) == 1)
        #expect(layers(of: TypeErasedView(once)) == 1)
        #expect(layers(of: once.typeErased().typeErased()) == 1)
        #expect(layers(of: AnyView(text).typeErased().typeErased()) == 1)
        // Nor where the type is hidden from the caller.
        let hidden: any View = once
        #expect(layers(of: erased(hidden)) == 1)
    }

    @Test("keeps its modifiers through all layers")
    func modifiers() {
        let view = Text("Hall")
            .onAppear { [log] in log.add("inner appears") }
            .onDisappear { [log] in log.add("inner disappears") }
            .typeErased()
            .typeErased()
            .onAppear { [log] in log.add("outer appears") }
            .onDisappear { [log] in log.add("outer disappears") }
            .typeErased()
        let screen = Screen(TypeErasedView(view))
        #expect(screen.text == "Hall")
        #expect(log.take().sorted() == ["inner appears", "outer appears"])
        screen.close()
        #expect(log.take().sorted() == ["inner disappears", "outer disappears"])
    }

    @Test("tells its interactor of each appearance once")
    func lifecycle() {
        let interactor = CountingInteractor(log: log)
        let screen = Screen(Text("Hall").bind(observer: interactor).typeErased().typeErased())
        screen.close()
        #expect(log.take() == ["appears", "disappears"])
    }

    @Test("keeps what it is made of until it is released")
    func lifetime() {
        weak var feature: Feature?
        var view: TypeErasedView?
        do {
            let made = Feature()
            feature = made
            view = made.make()
        }
        #expect(feature != nil && view != nil)
        view = nil
        #expect(feature == nil)
    }

    private func erased(_ view: some View) -> TypeErasedView { view.typeErased() }

    /// How many views without a type stand around the first one that has one.
    private func layers(of view: Any) -> Int {
        let own = view is AnyView ? 1 : 0
        guard view is AnyView || view is TypeErasedView else { return 0 }
        return own + Mirror(reflecting: view).children.map { layers(of: $0.value) }.reduce(0, +)
    }
}

private final class CountingInteractor: Interactor {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appears")
    }

    override func onViewDisappear() {
        log.add("disappears")
    }
}

/// Stands for a component, which its view keeps.
@MainActor
private final class Feature {
    private let name = "Hall"

    func make() -> TypeErasedView {
        FeatureView(title: { self.name }).typeErased()
    }
}

private struct FeatureView: View {
    let title: () -> String

    var body: some View { Text(title()) }
}
#endif

"""#),
        File("Package.swift", #"""
// swift-tools-version: 6.2
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")
let flags = Target.Dependency.product(name: "DIRuntimeFlags", package: "needle-gen")
let kit = Target.Dependency.product(name: "IMVVM", package: "IMVVMKit")

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A feature sees the kit, what all features share, and the runtime; never another feature.
func feature(_ name: String) -> Target {
    .target(name: name, dependencies: ["CourtyardCore", kit, runtime, flags], swiftSettings: settings)
}

let features: [Target.Dependency] = [
    "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem",
    "TipItem",
]

let package = Package(
    name: "imvvm",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(path: "IMVVMKit"),
    ],
    targets: [
        // Models, services and slots, which all features know.
        .target(name: "CourtyardCore", dependencies: [kit, runtime], swiftSettings: settings),

        // A screen with slots for tabs; a tab with slots of its own.
        feature("HomeScreen"),
        feature("FeedTab"),

        // Plug-ins: a tab, feed items, workers. They know neither their hosts nor each other.
        feature("ProfileTab"),
        feature("TextItem"),
        feature("PhotoItem"),
        feature("AdItem"),
        feature("TipItem"),
        feature("AnalyticsWorker"),
        feature("RefreshWorker"),

        // The app: its scopes. A feature becomes a part of it by standing here.
        .executableTarget(
            name: "Courtyard",
            dependencies: ["CourtyardCore", kit, runtime, flags] + features,
            swiftSettings: settings,
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),
        .testTarget(
            name: "CourtyardTests",
            dependencies: ["Courtyard", "CourtyardCore", kit, runtime, flags] + features,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# Courtyard: iMVVM, with plug-ins behind feature flags

The board of a house, in the architecture *interactor, model, view, view model*. A view owns an interactor and a view
model; scopes own the rest; every feature is a plug-in that a flag can switch off. Where there is no SwiftUI it runs on a
screen of text, through a scripted evening:

```
swift run                      # its output is expected-output.txt
swift test
swift test --package-path IMVVMKit
needle-gen check needle.json   # the graph alone, which each build checks by the plugin
```

[IMVVMKit](IMVVMKit/README.md) is a package for any app; the rest is the app.

## The scopes

```
RootComponent                  session, board, album, adBroker, ticks, lastKnownFlags, journal
├── LoggedOutComponent         who is there?
└── LoggedInComponent          user, flags, visits, reloads; one for each log-in, gone at log-out
    ├── SessionWorkers         AnalyticsComponent  worker.analytics    RefreshComponent  worker.refresh
    └── HomeComponent
        └── HomeTabs           ProfileComponent  tab.profile           FeedComponent  tab.feed
                                                                       ├── FeedItems   PhotoItemComponent  feed.photo
                                                                       │               TextItemComponent   feed.text
                                                                       └── FeedOffers  AdItemComponent     feed.ad
                                                                                       TipItemComponent    feed.tip
```

## Where to look

- **Plug-ins fill slots.** `CourtyardCore/Slots.swift` has the places; `FeedComponent` hosts `FeedItems` and knows nobody
  who stands there. A feature is a module with one component, `MainActorSlotComponent<…, FeedItems>`: to add one is to
  add its folder and its line in Package.swift. A feature that is off is never constructed (`PluginGraphTests`).
- **Flags are on** until their source says otherwise, also when it fails or is slow; then those of the last launch count
  (`LastKnownFlags` of the product DIRuntimeFlags). `needle-gen flags needle.json --expect Backend/flags.json` holds the
  list of a backend to that of the app.
- **A view is made by its component only.** `make()` writes interactor and view model inside the call of the view's
  `fileprivate` initialiser, whose arguments are closures: a second `make()` builds nothing until its view is installed
  (`MakeTests`).
- **A view knows protocols.** `ProfileView<Interactor: ProfileHandler>` shows whatever can log out. So each screen has a
  preview, with an interactor of its own; `PreviewTests` show them all.
- **View models make values for the screen** of the app's models, `TextItemViewModel.show(_:)`; interactors have the logic.
- **Log-in is a scope.** `LoggedInComponent(parent: self, user: user, flags: …)`: below it `user` is no optional. At
  log-out the scope goes with all that lives in it (`ScopeTests`, by weak references), and its workers stop. Each scope
  gives its screen an identity, `.id(…)` in `RootView`: without it, the `StateObject`s of the first user's screen would
  serve the second one, who logs in while the first is.
- **Each plug-in is a module** that knows neither its host nor other plug-ins. The generator proves that the scopes above
  provide what it asks for. Delete `ticks` from `RootComponent`, and the build stops at the request:

  ```
  Sources/RefreshWorker/RefreshComponent.swift:7:9: error: 'RefreshComponent' requests 'ticks: Ticks', which nothing above it provides: declare 'var ticks: Ticks' in 'LoggedInComponent' [missing-dependency]
  ```

- **Tests** build one component from a mock of its dependency (`ComponentTests`), a host from slots that the test fills,
  or the real graph with plug-ins replaced (`PluginGraphTests`). `needle-gen mocks needle.json` wrote the mocks of all
  modules into one file of the tests. What has a behaviour of its own is written by hand.
- **UIKit** stands on both sides: `InitialsBadge` is a view of UIKit among those of SwiftUI, and
  `RootComponent.makeController()` puts the app into a window of UIKit.

## On a Mac

The same files compile against SwiftUI: `IMVVM/Platform.swift` chooses, `Courtyard/CourtyardApp.swift` is the app, flags
are kept in the user's defaults, and the screen of text, the script and the tests that read it are left out. `InitialsBadge`
is text on a Mac and a `UILabel` on a phone. Tried so far: all of it on Linux, where that side is compiled against stubs of
SwiftUI, UIKit and Combine, with previews and without. Nobody has run it on an Apple platform yet.

"""#),
        File("Sources/AdItem/AdItemComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol AdItemDependency: Dependency {
    var adBroker: any AdBroker { get }
    var user: User { get }
}

public final class AdItemComponent: MainActorSlotComponent<AdItemDependency, FeedOffers> {
    public override class var flag: String { "feed.ad" }
    public override class var order: PluginOrder { .first }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        AdItemView(
            interactor: AdItemInteractor(broker: self.dependency.adBroker, user: self.dependency.user),
            viewModel: AdItemViewModel())
    }
}

struct AdItemView<Interactor: ViewWithModelLifecycleObserver<AdItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: AdItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> AdItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Text(viewModel.text)
            .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct AdItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<AdItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: AdItemViewModel) -> [AnyCancellable] {
            viewModel.show(slogan: "A slogan.")
        }
    }

    static var previews: some View {
        AdItemView(interactor: PreviewInteractor(), viewModel: AdItemViewModel())
    }
}
#endif

"""#),
        File("Sources/AdItem/AdItemInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class AdItemViewModel: ViewModel {
    @Published private(set) var text = ""

    func show(slogan: String) {
        text = "Ad: \(slogan)"
    }
}

final class AdItemInteractor: ViewModelInteractor<AdItemViewModel> {
    private let broker: any AdBroker
    private let user: User

    init(broker: any AdBroker, user: User) {
        self.broker = broker
        self.user = user
    }

    @CancellableBuilder
    override func onLoad(viewModel: AdItemViewModel) -> [AnyCancellable] {
        viewModel.show(slogan: broker.slogan(for: user))
    }
}

"""#),
        File("Sources/AnalyticsWorker/AnalyticsComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol AnalyticsDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var journal: any Journal { get }
}

public final class AnalyticsComponent: MainActorSlotComponent<AnalyticsDependency, SessionWorkers> {
    public override class var flag: String { "worker.analytics" }
    public override var plugin: any MainActorPluginWorker {
        Analytics(user: dependency.user, visits: dependency.visits, journal: dependency.journal)
    }
}

/// Records which tabs are opened.
final class Analytics: MainActorPluginWorker {
    private let user: User
    private let visits: Visits
    private let journal: any Journal
    private let running = CancelBag()

    fileprivate init(user: User, visits: Visits, journal: any Journal) {
        self.user = user
        self.visits = visits
        self.journal = journal
    }

    func start() {
        visits.events.sink(in: running) { [user, journal] title in
            journal.record("analytics: \(user.name) opens \(title)")
        }
    }

    func stop() {
        running.cancel()
    }
}

"""#),
        File("Sources/Courtyard/CourtyardApp.swift", #"""
#if canImport(SwiftUI)
import DIRuntimeFlags
import IMVVM

@main
struct CourtyardApp: App {
    @MainActor private static let root = RootComponent(
        journal: PrintedJournal(), board: HouseBoard(), flagSource: LaunchFlags(flags: [:]), flagStorage: FlagDefaults()
    )

    var body: some Scene {
        WindowGroup { Self.root.make() }
    }
}
#endif

"""#),
        File("Sources/Courtyard/CourtyardController.swift", #"""
#if canImport(UIKit)
import IMVVM
import UIKit

extension RootComponent {
    /// The app in a controller of UIKit, for windows and navigation that are not of SwiftUI.
    ///
    /// ```swift
    /// window.rootViewController = root.makeController()
    /// ```
    func makeController() -> UIViewController {
        UIHostingController(rootView: make())
    }
}
#endif

"""#),
        File("Sources/Courtyard/LoggedIn/LoggedInComponent.swift", #"""
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import HomeScreen
import IMVVM

/// Lives as long as one user is logged in; below it `user` is never an optional.
final class LoggedInComponent: MainActorComponent<EmptyDependency> {
    let user: User
    let flags: FlagValues

    init(parent: any Scope, user: User, flags: FlagValues) {
        self.user = user
        self.flags = flags
        super.init(parent: parent)
    }

    var visits: Visits { shared { Visits() } }
    var reloads: Reloads { shared { Reloads() } }
    var workers: Plugins<SessionWorkers> { plugins(flags: flags.isOn) }
    var home: HomeComponent { HomeComponent(parent: self) }

    func make() -> some View { home.make() }
}

"""#),
        File("Sources/Courtyard/LoggedOut/LoggedOutComponent.swift", #"""
import CourtyardCore
import DIRuntime
import IMVVM

@MainActor
protocol LoggedOutDependency: Dependency {
    var session: Session { get }
    var residents: [User] { get }
}

final class LoggedOutComponent: MainActorComponent<LoggedOutDependency> {
    func make() -> some View {
        LoggedOutView(
            interactor: LoggedOutInteractor(session: self.dependency.session),
            viewModel: LoggedOutViewModel(residents: self.dependency.residents))
    }
}

/// What the view has its interactor do.
@MainActor
protocol LoggedOutHandler: ViewLifecycleObserver {
    func logIn(as user: User)
}

struct LoggedOutView<Interactor: LoggedOutHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: LoggedOutViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> LoggedOutViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text("Courtyard: who is there?")
            ForEach(viewModel.choices, id: \.self) { choice in
                Button(choice.title) { interactor.logIn(as: choice.user) }
            }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct LoggedOutPreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, LoggedOutHandler {
        func logIn(as user: User) {}
    }

    static var previews: some View {
        LoggedOutView(
            interactor: PreviewInteractor(),
            viewModel: LoggedOutViewModel(residents: [User(name: "A user"), User(name: "Another user")]))
    }
}
#endif

"""#),
        File("Sources/Courtyard/LoggedOut/LoggedOutInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class LoggedOutViewModel: ViewModel {
    struct Choice: Hashable {
        let user: User
        let title: String
    }

    let choices: [Choice]

    init(residents: [User]) {
        choices = residents.map { Choice(user: $0, title: "Log in as \($0.name)") }
    }
}

final class LoggedOutInteractor: Interactor, LoggedOutHandler {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logIn(as user: User) {
        session.logIn(as: user)
    }
}

"""#),
        File("Sources/Courtyard/Root/RootComponent.swift", #"""
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import IMVVM

final class RootComponent: MainActorBootstrapComponent {
    let journal: any Journal
    let board: any NoticeBoard
    private let flagSource: any FlagSource
    private let flagStorage: any FlagStorage

    /// The scope of the user who is logged in. Whoever shows it keeps it; at log-out it is gone.
    private(set) weak var loggedInScope: LoggedInComponent?

    init(
        journal: any Journal, board: any NoticeBoard, flagSource: any FlagSource, flagStorage: any FlagStorage
    ) {
        self.journal = journal
        self.board = board
        self.flagSource = flagSource
        self.flagStorage = flagStorage
    }

    var session: Session { shared { Session() } }
    var ticks: Ticks { shared { Ticks() } }
    var lastKnownFlags: LastKnownFlags { shared { LastKnownFlags(source: flagSource, storage: flagStorage) } }
    var album: any PhotoAlbum { HouseAlbum() }
    var adBroker: any AdBroker { BikeShop() }
    var residents: [User] { [User(name: "Ada"), User(name: "Grace")] }

    var loggedOut: LoggedOutComponent { LoggedOutComponent(parent: self) }

    /// A scope of its own for each user that logs in, with the flags as they are known at that time.
    func loggedIn(user: User) -> LoggedInComponent {
        let scope = LoggedInComponent(parent: self, user: user, flags: lastKnownFlags.values)
        loggedInScope = scope
        return scope
    }

    func make() -> some View {
        RootView(interactor: RootInteractor(component: self), viewModel: RootViewModel())
    }
}

struct RootView<Interactor: ViewWithModelLifecycleObserver<RootViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: RootViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> RootViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            // Each scope gives its screen an identity: what the screen of the one keeps is nothing for another.
            switch viewModel.scope {
            case .loggedOut(let component): component.make().id(viewModel.scopeNumber)
            case .loggedIn(let component): component.make().id(viewModel.scopeNumber)
            case nil: EmptyView()
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
/// The app as it is for a new user, on canned services.
struct RootPreviews: PreviewProvider {
    private final class SilentJournal: Journal {
        func record(_ entry: String) {}
    }

    private struct NoStorage: FlagStorage {
        func load() -> FlagValues? { nil }
        func store(_ flags: FlagValues) {}
    }

    static var previews: some View {
        let root = RootComponent(
            journal: SilentJournal(), board: HouseBoard(), flagSource: LaunchFlags(flags: [:]),
            flagStorage: NoStorage())
        return root.make()
    }
}
#endif

"""#),
        File("Sources/Courtyard/Root/RootInteractor.swift", #"""
import CourtyardCore
import DIRuntimeFlags
import IMVVM

/// Keeps the one scope that is shown; another value, and the former scope is released.
final class RootViewModel: ViewModel {
    enum Scope {
        case loggedOut(LoggedOutComponent)
        case loggedIn(LoggedInComponent)
    }

    @Published private(set) var scope: Scope?
    /// Another number for each scope, and so another identity for its view. The address of the scope would not do: a
    /// later scope may get that of a released one.
    private(set) var scopeNumber = 0

    func show(_ scope: Scope) {
        scopeNumber += 1
        self.scope = scope
    }
}

final class RootInteractor: ViewModelInteractor<RootViewModel> {
    private let component: RootComponent

    init(component: RootComponent) {
        self.component = component
    }

    @CancellableBuilder
    override func onLoad(viewModel: RootViewModel) -> [AnyCancellable] {
        // A source that fails has said nothing: what is known stays.
        Task { [flags = component.lastKnownFlags] in try? await flags.refresh() }
        component.session.user.sink { [component] user in
            viewModel.show(
                user.map { .loggedIn(Self.begin(component.loggedIn(user: $0))) } ?? .loggedOut(component.loggedOut))
        }
    }

    /// The first use of the workers starts them; the end of the scope stops them.
    private static func begin(_ scope: LoggedInComponent) -> LoggedInComponent {
        _ = scope.workers
        return scope
    }
}

"""#),
        File("Sources/Courtyard/Root/Services.swift", #"""
import CourtyardCore
import DIRuntimeFlags

actor HouseBoard: NoticeBoard {
    private var written = [Post(author: "Grace", text: "Who has a ladder?")]

    func posts() -> [Post] {
        written
    }

    func write(_ post: Post) {
        written.append(post)
    }
}

struct HouseAlbum: PhotoAlbum {
    let captions = ["The lime tree in bloom"]
}

struct BikeShop: AdBroker {
    func slogan(for user: User) -> String { "\(user.name), your bicycle wants new brakes." }
}

final class PrintedJournal: Journal {
    func record(_ entry: String) {
        print("    · \(entry)")
    }
}

/// Flags that are set where the app is started.
struct LaunchFlags: FlagSource {
    private let values: FlagValues

    init(flags: FlagValues) {
        values = flags
    }

    func flags() -> FlagValues { values }
}

"""#),
        File("Sources/Courtyard/ScriptedEvening.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import DIRuntimeFlags
import Foundation

/// Where there is no SwiftUI: the same app on a screen of text, used by a script.
@main
@MainActor
struct ScriptedEvening {
    private let board = HouseBoard()
    private let root: RootComponent
    private let screen: Screen

    private init(_ title: String, flagSource: any FlagSource, device: Device = Device()) {
        print("== \(title)")
        root = RootComponent(
            journal: PrintedJournal(), board: board, flagSource: flagSource, flagStorage: device)
        screen = Screen(root.make())
    }

    static func main() async {
        let device = Device()
        let withoutAds = ScriptedEvening(
            "Ads are switched off", flagSource: LaunchFlags(flags: ["feed.ad": false]), device: device)
        await withoutAds.askForFlags()
        await withoutAds.useEverything()

        let offline = ScriptedEvening(
            "The same device, offline: the flags are those of the last launch", flagSource: BrokenFlags(),
            device: device)
        await offline.askForFlags()
        await offline.logInAndOut()

        let broken = ScriptedEvening("The flag source fails: all is on", flagSource: BrokenFlags())
        await broken.askForFlags()
        await broken.logInAndOut()

        let slow = ScriptedEvening(
            "The flag source does not answer: all is on, and nobody waits", flagSource: SlowFlags())
        await slow.logInAndOut()

        let shared = ScriptedEvening("One device, two residents", flagSource: LaunchFlags(flags: [:]))
        await shared.logInOneAfterTheOther()

        let bare = ScriptedEvening(
            "Only the profile is left",
            flagSource: LaunchFlags(flags: ["tab.feed": false, "worker.analytics": false]))
        await bare.askForFlags()
        bare.tap("Log in as Grace")
        bare.tap("Log out")
    }

    private func useEverything() async {
        show()
        tap("Log in as Ada")
        await showOnce("Who has a ladder?")

        await board.write(Post(author: "Lin", text: "I have one."))
        print("> a tick")
        root.ticks.send(())
        await showOnce("I have one.")

        tap("Profile")
        tap("Feed")
        await showOnce("I have one.")
        tap("Profile")
        tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    private func logInAndOut() async {
        screen.tap("Log in as Grace")
        await showOnce("Who has a ladder?")
        screen.tap("Profile")
        screen.tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    /// As by a link that somebody opens while another user is logged in.
    private func logInOneAfterTheOther() async {
        for user in root.residents {
            print("> \(user.name) logs in")
            root.session.logIn(as: user)
            await showOnce("Who has a ladder?")
        }
        screen.tap("Profile")
        screen.tap("Log out")
        print("    the scope of the user is released: \(root.loggedInScope == nil)")
    }

    private func askForFlags() async {
        try? await root.lastKnownFlags.refresh()
    }

    private func tap(_ title: String) {
        print("> \(title)")
        screen.tap(title)
        show()
    }

    private func showOnce(_ part: String) async {
        _ = await screen.text(containing: part)
        show()
    }

    private func show() {
        for line in screen.text.split(separator: "\n") { print("    \(line)") }
    }
}

/// What outlives a launch.
private final class Device: FlagStorage, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var kept: FlagValues?

    func load() -> FlagValues? {
        lock.withLock { kept }
    }

    func store(_ flags: FlagValues) {
        lock.withLock { kept = flags }
    }
}

private struct BrokenFlags: FlagSource {
    struct Unreachable: Error {}

    func flags() throws -> FlagValues {
        throw Unreachable()
    }
}

private struct SlowFlags: FlagSource {
    func flags() async throws -> FlagValues {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.ad": false]
    }
}
#endif

"""#),
        File("Sources/CourtyardCore/Services.swift", #"""
/// A line on the board of the house.
public struct Post: Hashable, Sendable {
    public let author: String
    public let text: String

    public init(author: String, text: String) {
        self.author = author
        self.text = text
    }
}

/// What the neighbours have written.
public protocol NoticeBoard: Sendable {
    func posts() async -> [Post]
}

/// The pictures of the house.
public protocol PhotoAlbum: Sendable {
    var captions: [String] { get }
}

/// Finds something that a user may want to buy.
public protocol AdBroker: Sendable {
    func slogan(for user: User) -> String
}

/// Keeps what the app did.
@MainActor
public protocol Journal: AnyObject {
    func record(_ entry: String)
}

"""#),
        File("Sources/CourtyardCore/Session.swift", #"""
public import IMVVM

/// Tells who is logged in, if anybody is.
@MainActor
public final class Session {
    private let current = CurrentValueSubject<User?, Never>(nil)

    public init() {}

    public var user: AnyPublisher<User?, Never> { current.removeDuplicates().eraseToAnyPublisher() }

    public func logIn(as user: User) {
        current.send(user)
    }

    public func logOut() {
        current.send(nil)
    }
}

"""#),
        File("Sources/CourtyardCore/Signal.swift", #"""
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

"""#),
        File("Sources/CourtyardCore/Slots.swift", #"""
public import DIRuntime
public import IMVVM

// The places for plug-ins, and what fits there. Hosts and plug-ins know them, and need not know each other.

/// The tabs of the home screen.
public enum HomeTabs: PluginSlot {
    public typealias Plugin = HomeTab
}

/// What stands in the feed, one below the other.
public enum FeedItems: PluginSlot {
    public typealias Plugin = TypeErasedView
}

/// What may stand at the end of the feed: the first that is on.
public enum FeedOffers: PluginSlot {
    public typealias Plugin = TypeErasedView
}

/// What runs while somebody is logged in.
public enum SessionWorkers: MainActorWorkerSlot {}

/// A tab, as its plug-in hands it to the home screen.
public struct HomeTab: View {
    public let title: String
    private let content: TypeErasedView

    public init(title: String, content: some View) {
        self.title = title
        self.content = content.typeErased()
    }

    public var body: some View { content }
}

"""#),
        File("Sources/CourtyardCore/User.swift", #"""
/// Who is logged in.
public struct User: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

"""#),
        File("Sources/FeedTab/FeedComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import DIRuntimeFlags
import IMVVM

@MainActor
public protocol FeedDependency: Dependency {
    var flags: FlagValues { get }
    var journal: any Journal { get }
}

public final class FeedComponent: MainActorSlotComponent<FeedDependency, HomeTabs> {
    public override class var flag: String { "tab.feed" }
    public override class var order: PluginOrder { .first }
    public override var plugin: HomeTab { HomeTab(title: "Feed", content: make()) }

    // A plug-in may have plug-ins of its own.
    public var items: Plugins<FeedItems> { plugins(flags: dependency.flags.isOn) }
    public var offers: Plugins<FeedOffers> { plugins(flags: dependency.flags.isOn) }

    func make() -> some View {
        FeedView(
            interactor: FeedInteractor(journal: self.dependency.journal),
            viewModel: FeedViewModel(items: self.items, offers: self.offers))
    }
}

struct FeedView<Interactor: ViewLifecycleObserver>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: FeedViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> FeedViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            ForEachPlugin(viewModel.items)
            OneOfPlugin(viewModel.offers)
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct FeedPreviews: PreviewProvider {
    static var previews: some View {
        // needle:ignore unlinked-creation
        let feed = FeedComponent(parent: parent)
        return FeedView(interactor: Interactor(), viewModel: FeedViewModel(items: feed.items, offers: feed.offers))
    }

    private static var parent: StandaloneScope {
        StandaloneScope { table in
            table.register(FeedComponent.self) { _ in PreviewDependency() }
            table.add(mainActorPlugin: Text("An item").typeErased(), to: FeedItems.self, flag: "1")
            table.add(mainActorPlugin: Text("Another item").typeErased(), to: FeedItems.self, flag: "2")
            table.add(mainActorPlugin: Text("An offer").typeErased(), to: FeedOffers.self)
        }
    }

    private final class PreviewDependency: FeedDependency {
        let flags = FlagValues()
        let journal: any Journal = PreviewJournal()
    }

    private final class PreviewJournal: Journal {
        func record(_ entry: String) {}
    }
}
#endif

"""#),
        File("Sources/FeedTab/FeedInteractor.swift", #"""
import CourtyardCore
import DIRuntime
import IMVVM

/// Keeps the plug-ins for as long as the feed is on the screen.
final class FeedViewModel: ViewModel {
    let items: Plugins<FeedItems>
    let offers: Plugins<FeedOffers>

    init(items: Plugins<FeedItems>, offers: Plugins<FeedOffers>) {
        self.items = items
        self.offers = offers
    }
}

final class FeedInteractor: Interactor {
    private let journal: any Journal

    init(journal: any Journal) {
        self.journal = journal
    }

    @CancellableBuilder
    override func onLoad() -> [AnyCancellable] {
        journal.record("feed: loaded")
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        journal.record("feed: appears")
    }

    override func onViewDisappear() {
        journal.record("feed: disappears")
    }
}

"""#),
        File("Sources/HomeScreen/HomeComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import DIRuntimeFlags
public import IMVVM

@MainActor
public protocol HomeDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var flags: FlagValues { get }
}

public final class HomeComponent: MainActorComponent<HomeDependency> {
    public var tabs: Plugins<HomeTabs> { plugins(flags: dependency.flags.isOn) }

    public func make() -> some View {
        HomeView(
            interactor: HomeInteractor(visits: self.dependency.visits),
            viewModel: HomeViewModel(user: self.dependency.user, tabs: self.tabs))
    }
}

/// What the view has its interactor do.
@MainActor
protocol HomeHandler: ViewWithModelLifecycleObserver<HomeViewModel> {
    func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel)
}

struct HomeView<Interactor: HomeHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: HomeViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> HomeViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text(viewModel.heading)
            ForEach(viewModel.tabs, id: \.self) { tab in
                Button(tab.title) { interactor.select(tab, in: viewModel) }
            }
            if let selected = viewModel.selected {
                Plugin(selected.flag, of: viewModel.plugins)
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct HomePreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<HomeViewModel>, HomeHandler {
        func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel) {
            viewModel.selected = tab
        }
    }

    static var previews: some View {
        // needle:ignore unlinked-creation
        let home = HomeComponent(parent: parent)
        return HomeView(
            interactor: PreviewInteractor(), viewModel: HomeViewModel(user: User(name: "A user"), tabs: home.tabs))
    }

    private static var parent: StandaloneScope {
        StandaloneScope { table in
            table.register(HomeComponent.self) { _ in PreviewDependency() }
            table.add(mainActorPlugin: HomeTab(title: "One", content: Text("A tab")), to: HomeTabs.self, flag: "1")
            table.add(mainActorPlugin: HomeTab(title: "Two", content: Text("A tab")), to: HomeTabs.self, flag: "2")
        }
    }

    private final class PreviewDependency: HomeDependency {
        let user = User(name: "A user")
        let visits = Visits()
        let flags = FlagValues()
    }
}
#endif

"""#),
        File("Sources/HomeScreen/HomeInteractor.swift", #"""
import CourtyardCore
import DIRuntime
import IMVVM

final class HomeViewModel: ViewModel {
    struct Tab: Hashable {
        let flag: String
        let title: String
    }

    let heading: String
    let tabs: [Tab]
    let plugins: Plugins<HomeTabs>
    @Published var selected: Tab?

    init(user: User, tabs plugins: Plugins<HomeTabs>) {
        heading = "Courtyard, for \(user.name)"
        tabs = zip(plugins.flags, plugins).map { Tab(flag: $0, title: $1.title) }
        self.plugins = plugins
    }
}

final class HomeInteractor: ViewModelInteractor<HomeViewModel>, HomeHandler {
    private let visits: Visits

    init(visits: Visits) {
        self.visits = visits
    }

    @CancellableBuilder
    override func onLoad(viewModel: HomeViewModel) -> [AnyCancellable] {
        if let first = viewModel.tabs.first { select(first, in: viewModel) }
    }

    func select(_ tab: HomeViewModel.Tab, in viewModel: HomeViewModel) {
        viewModel.selected = tab
        visits.send(tab.title)
    }
}

"""#),
        File("Sources/PhotoItem/PhotoItemComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol PhotoItemDependency: Dependency {
    var album: any PhotoAlbum { get }
}

public final class PhotoItemComponent: MainActorSlotComponent<PhotoItemDependency, FeedItems> {
    public override class var flag: String { "feed.photo" }
    public override class var order: PluginOrder { .first }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        PhotoItemView(
            interactor: PhotoItemInteractor(album: self.dependency.album), viewModel: PhotoItemViewModel())
    }
}

struct PhotoItemView<Interactor: ViewWithModelLifecycleObserver<PhotoItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: PhotoItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> PhotoItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ForEach(viewModel.captions, id: \.self) { caption in
            Text(caption)
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct PhotoItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<PhotoItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
            viewModel.show(captions: ["A tree", "A caption that goes on for a good deal longer than most of them do"])
        }
    }

    static var previews: some View {
        PhotoItemView(interactor: PreviewInteractor(), viewModel: PhotoItemViewModel())
    }
}
#endif

"""#),
        File("Sources/PhotoItem/PhotoItemInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class PhotoItemViewModel: ViewModel {
    @Published private(set) var captions: [String] = []

    func show(captions: [String]) {
        self.captions = captions.map { "Photo: \($0)" }
    }
}

final class PhotoItemInteractor: ViewModelInteractor<PhotoItemViewModel> {
    private let album: any PhotoAlbum

    init(album: any PhotoAlbum) {
        self.album = album
    }

    @CancellableBuilder
    override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
        viewModel.show(captions: album.captions)
    }
}

"""#),
        File("Sources/ProfileTab/InitialsBadge.swift", #"""
import IMVVM

#if canImport(UIKit)
import UIKit

/// A view of UIKit among those of SwiftUI.
struct InitialsBadge: UIViewRepresentable {
    let initials: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = initials
    }
}
#else
/// Where there is no UIKit, as on a Mac.
struct InitialsBadge: View {
    let initials: String

    var body: some View { Text("(\(initials))") }
}
#endif

"""#),
        File("Sources/ProfileTab/ProfileComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol ProfileDependency: Dependency {
    var user: User { get }
    var session: Session { get }
}

public final class ProfileComponent: MainActorSlotComponent<ProfileDependency, HomeTabs> {
    public override class var flag: String { "tab.profile" }
    public override class var order: PluginOrder { .after("tab.feed") }
    public override var plugin: HomeTab { HomeTab(title: "Profile", content: make()) }

    func make() -> some View {
        ProfileView(
            interactor: ProfileInteractor(session: self.dependency.session),
            viewModel: ProfileViewModel(user: self.dependency.user))
    }
}

/// What the view has its interactor do.
@MainActor
protocol ProfileHandler: ViewLifecycleObserver {
    func logOut()
}

struct ProfileView<Interactor: ProfileHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: ProfileViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> ProfileViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            InitialsBadge(initials: viewModel.initials)
            Text(viewModel.title)
            Button("Log out") { interactor.logOut() }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct ProfilePreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, ProfileHandler {
        func logOut() {}
    }

    static var previews: some View {
        ProfileView(
            interactor: PreviewInteractor(), viewModel: ProfileViewModel(user: User(name: "A Name That Is Rather Long"))
        )
    }
}
#endif

"""#),
        File("Sources/ProfileTab/ProfileInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class ProfileViewModel: ViewModel {
    let title: String
    let initials: String

    init(user: User) {
        title = "Name: \(user.name)"
        let words = user.name.split(separator: " ")
        initials = [words.first, words.dropFirst().last].compactMap { $0?.prefix(1) }.joined()
    }
}

final class ProfileInteractor: Interactor, ProfileHandler {
    private let session: Session

    init(session: Session) {
        self.session = session
    }

    func logOut() {
        session.logOut()
    }
}

"""#),
        File("Sources/RefreshWorker/RefreshComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
import IMVVM

@MainActor
public protocol RefreshDependency: Dependency {
    var ticks: Ticks { get }
    var reloads: Reloads { get }
}

public final class RefreshComponent: MainActorSlotComponent<RefreshDependency, SessionWorkers> {
    public override class var flag: String { "worker.refresh" }
    public override var plugin: any MainActorPluginWorker {
        Refresh(ticks: dependency.ticks, reloads: dependency.reloads)
    }
}

/// Has the screen loaded again at every tick.
final class Refresh: MainActorPluginWorker {
    private let ticks: Ticks
    private let reloads: Reloads
    private let running = CancelBag()

    fileprivate init(ticks: Ticks, reloads: Reloads) {
        self.ticks = ticks
        self.reloads = reloads
    }

    func start() {
        ticks.events.sink(in: running) { [reloads] in reloads.send(()) }
    }

    func stop() {
        running.cancel()
    }
}

"""#),
        File("Sources/TextItem/TextItemComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol TextItemDependency: Dependency {
    var board: any NoticeBoard { get }
    var reloads: Reloads { get }
}

public final class TextItemComponent: MainActorSlotComponent<TextItemDependency, FeedItems> {
    public override class var flag: String { "feed.text" }
    public override class var order: PluginOrder { .after("feed.photo") }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        TextItemView(
            interactor: TextItemInteractor(board: self.dependency.board, reloads: self.dependency.reloads),
            viewModel: TextItemViewModel())
    }
}

struct TextItemView<Interactor: ViewWithModelLifecycleObserver<TextItemViewModel>>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: TextItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> TextItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ForEach(viewModel.lines, id: \.self) { line in
            Text(line)
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

#if DEBUG
struct TextItemPreviews: PreviewProvider {
    private final class PreviewInteractor: ViewModelInteractor<TextItemViewModel> {
        @CancellableBuilder
        override func onLoad(viewModel: TextItemViewModel) -> [AnyCancellable] {
            viewModel.show([Post(author: "Ada", text: "A question?"), Post(author: "Grace", text: "An answer.")])
        }
    }

    static var previews: some View {
        TextItemView(interactor: PreviewInteractor(), viewModel: TextItemViewModel())
    }
}
#endif

"""#),
        File("Sources/TextItem/TextItemInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class TextItemViewModel: ViewModel {
    @Published private(set) var lines: [String] = []

    func show(_ posts: [Post]) {
        lines = posts.map { "\($0.author): \($0.text)" }
    }
}

final class TextItemInteractor: ViewModelInteractor<TextItemViewModel> {
    private let board: any NoticeBoard
    private let reloads: Reloads

    init(board: any NoticeBoard, reloads: Reloads) {
        self.board = board
        self.reloads = reloads
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: TextItemViewModel) -> [AnyCancellable] {
        load(into: viewModel)
        reloads.events.sink { [weak self] in self?.load(into: viewModel) }
    }

    private func load(into viewModel: TextItemViewModel) {
        Task { [board] in
            let posts = await board.posts()
            if !Task.isCancelled { viewModel.show(posts) }
        }
        .cancelOnDisappear(of: self)
    }
}

"""#),
        File("Sources/TipItem/TipItemComponent.swift", #"""
public import CourtyardCore
public import DIRuntime
public import IMVVM

@MainActor
public protocol TipItemDependency: Dependency {
    var user: User { get }
    var reloads: Reloads { get }
}

public final class TipItemComponent: MainActorSlotComponent<TipItemDependency, FeedOffers> {
    public override class var flag: String { "feed.tip" }
    public override class var order: PluginOrder { .after("feed.ad") }
    public override var plugin: TypeErasedView { make().typeErased() }

    func make() -> some View {
        TipItemView(
            interactor: TipItemInteractor(reloads: self.dependency.reloads),
            viewModel: TipItemViewModel(user: self.dependency.user))
    }
}

/// What the view has its interactor do.
@MainActor
protocol TipItemHandler: ViewLifecycleObserver {
    func reload()
}

struct TipItemView<Interactor: TipItemHandler>: View {
    @StateObject private var interactor: Interactor
    @StateObject private var viewModel: TipItemViewModel

    fileprivate init(
        interactor: @autoclosure @escaping () -> Interactor, viewModel: @autoclosure @escaping () -> TipItemViewModel
    ) {
        _interactor = StateObject(wrappedValue: interactor())
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        VStack {
            Text(viewModel.text)
            Button("Look now") { interactor.reload() }
        }
        .bind(observer: interactor)
    }
}

#if DEBUG
struct TipItemPreviews: PreviewProvider {
    private final class PreviewInteractor: Interactor, TipItemHandler {
        func reload() {}
    }

    static var previews: some View {
        TipItemView(interactor: PreviewInteractor(), viewModel: TipItemViewModel(user: User(name: "A user")))
    }
}
#endif

"""#),
        File("Sources/TipItem/TipItemInteractor.swift", #"""
import CourtyardCore
import IMVVM

final class TipItemViewModel: ViewModel {
    let text: String

    init(user: User) {
        text = "Tip for \(user.name): look again later."
    }
}

final class TipItemInteractor: Interactor, TipItemHandler {
    private let reloads: Reloads

    init(reloads: Reloads) {
        self.reloads = reloads
    }

    func reload() {
        reloads.send(())
    }
}

"""#),
        File("Tests/CourtyardTests/ComponentTests.swift", #"""
#if !canImport(SwiftUI)
import AdItem
import AnalyticsWorker
import IMVVM
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import FeedTab
import HomeScreen
import PhotoItem
import ProfileTab
import RefreshWorker
import Testing
import TextItem
import TipItem

@testable import Courtyard

@Suite("One component, from a mock of its dependency and without a parent", .timeLimit(.minutes(1)))
@MainActor
struct ComponentTests {
    @Test("logged out: a tap logs a resident in")
    func loggedOut() {
        let session = Session()
        let mock = LoggedOutDependencyMock(session: session, residents: [lin])
        let screen = Screen(LoggedOutComponent(dependency: mock).make())
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        screen.tap("Log in as Lin")
        #expect(users == [nil, lin])
        subscription.cancel()
    }

    @Test("home: opens the first tab, and tells which one is opened")
    func home() {
        let visits = Visits()
        var visited: [String] = []
        let subscription = visits.events.sink { visited.append($0) }
        let home = HomeComponent(parent: homeParent(visits: visits))
        let screen = Screen(home.make())
        #expect(screen.text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of one")
        screen.tap("Two")
        #expect(screen.text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of two")
        #expect(visited == ["One", "Two"])
        subscription.cancel()
    }

    @Test("home: without tabs there is nothing to open")
    func emptyHome() {
        let parent = StandaloneScope { table in
            table.register(HomeComponent.self) { _ in
                HomeDependencyMock(user: lin, visits: Visits(), flags: FlagValues())
            }
        }
        #expect(Screen(HomeComponent(parent: parent).make()).text == "Courtyard, for Lin")
    }

    @Test("feed: its items one after the other, and one of its offers")
    func feed() {
        let parent = StandaloneScope { table in
            table.register(FeedComponent.self) { _ in
                FeedDependencyMock(flags: FlagValues(), journal: RecordingJournal())
            }
            for name in ["photo", "text"] {
                table.add(mainActorPlugin: Text(name).typeErased(), to: FeedItems.self, flag: name)
            }
            for name in ["ad", "tip"] {
                table.add(mainActorPlugin: Text(name).typeErased(), to: FeedOffers.self, flag: name)
            }
        }
        let tab = FeedComponent(parent: parent).plugin
        #expect(tab.title == "Feed")
        #expect(Screen(tab).text == "photo\ntext\nad")
    }

    @Test("profile: a tap logs out")
    func profile() {
        let session = Session()
        session.logIn(as: lin)
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        let mock = ProfileDependencyMock(user: lin, session: session)
        let screen = Screen(ProfileComponent(dependency: mock).plugin)
        #expect(screen.text == "(L)\nName: Lin\n[Log out]")
        screen.tap("Log out")
        #expect(users == [lin, nil])
        subscription.cancel()
    }

    @Test("text item: loads when it appears, and when it is told to")
    func textItem() async {
        let board = MutableBoard(texts: ["one"])
        let reloads = Reloads()
        let mock = TextItemDependencyMock(board: board, reloads: reloads)
        let screen = Screen(TextItemComponent(dependency: mock).plugin)
        #expect(screen.text == "")
        #expect(await screen.text(containing: "one") == "Lin: one")
        board.texts = ["one", "two"]
        #expect(screen.text == "Lin: one")
        reloads.send(())
        #expect(await screen.text(containing: "two") == "Lin: one\nLin: two")
    }

    @Test("photo item and ad item")
    func photoAndAd() {
        let photo = PhotoItemDependencyMock(album: PhotoAlbumMock(captions: ["A cat"]))
        #expect(Screen(PhotoItemComponent(dependency: photo).plugin).text == "Photo: A cat")
        let adBroker = AdBrokerMock()
        adBroker.sloganHandler = { user in "a slogan for \(user.name)" }
        let ad = AdItemDependencyMock(adBroker: adBroker, user: lin)
        #expect(Screen(AdItemComponent(dependency: ad).plugin).text == "Ad: a slogan for Lin")
    }

    @Test("tip item: a tap asks for a reload")
    func tipItem() {
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = TipItemDependencyMock(user: lin, reloads: reloads)
        Screen(TipItemComponent(dependency: mock).plugin).tap("Look now")
        #expect(count == 1)
        subscription.cancel()
    }

    @Test("analytics: records visits until it is stopped")
    func analytics() {
        let visits = Visits()
        let journal = RecordingJournal()
        let mock = AnalyticsDependencyMock(user: lin, visits: visits, journal: journal)
        let worker = AnalyticsComponent(dependency: mock).plugin
        visits.send("before")
        worker.start()
        visits.send("Feed")
        worker.stop()
        visits.send("Profile")
        #expect(journal.entries == ["analytics: Lin opens Feed"])
    }

    @Test("refresh: asks for a reload at every tick until it is stopped")
    func refresh() {
        let ticks = Ticks()
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = RefreshDependencyMock(ticks: ticks, reloads: reloads)
        let worker = RefreshComponent(dependency: mock).plugin
        worker.start()
        ticks.send(())
        ticks.send(())
        worker.stop()
        ticks.send(())
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("logged in, which has an initialiser of its own: below a hand-made parent")
    func loggedIn() {
        let scope = LoggedInComponent(parent: homeParent(), user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.user == User(name: "Ada"))
        #expect(Screen(scope.make()).text == "Courtyard, for Lin\n[One]\n[Two]\ncontent of one")
    }

    /// What is above a home with two tabs.
    private func homeParent(visits: Visits = Visits()) -> StandaloneScope {
        StandaloneScope { table in
            table.register(HomeComponent.self) { _ in
                HomeDependencyMock(user: lin, visits: visits, flags: FlagValues())
            }
            for name in ["One", "Two"] {
                table.add(
                    mainActorPlugin: HomeTab(title: name, content: Text("content of \(name.lowercased())")),
                    to: HomeTabs.self, flag: name)
            }
        }
    }
}

private let lin = User(name: "Lin")

/// A board that the test changes while the app has it.
@MainActor
private final class MutableBoard: NoticeBoard {
    var texts: [String]

    init(texts: [String]) {
        self.texts = texts
    }

    func posts() async -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/Fakes.swift", #"""
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import Foundation

@testable import Courtyard

final class RecordingJournal: Journal {
    private(set) var entries: [String] = []

    func record(_ entry: String) {
        entries.append(entry)
    }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

struct FakeBoard: NoticeBoard {
    var texts: [String] = []

    func posts() -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}

struct FakeFlags: FlagSource {
    struct Unreachable: Error {}

    /// Without an answer the source fails.
    var answer: FlagValues? = FlagValues()

    func flags() throws -> FlagValues {
        guard let answer else { throw Unreachable() }
        return answer
    }
}

/// What outlives a root.
final class Device: FlagStorage, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var kept: FlagValues?

    func load() -> FlagValues? {
        lock.withLock { kept }
    }

    func store(_ flags: FlagValues) {
        lock.withLock { kept = flags }
    }
}

struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }

    /// Workers stop on the main actor soon after the end of their scope; what they hold ends then.
    @MainActor
    func isReleased() async -> Bool {
        while object != nil, !Task.isCancelled { await Task.yield() }
        return object == nil
    }
}

extension RootComponent {
    convenience init(
        board: any NoticeBoard = FakeBoard(), flagSource: any FlagSource = FakeFlags(),
        flagStorage: any FlagStorage = Device()
    ) {
        self.init(journal: RecordingJournal(), board: board, flagSource: flagSource, flagStorage: flagStorage)
    }
}

"""#),
        File("Tests/CourtyardTests/MakeTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import Testing

@testable import Courtyard

/// What an interactor or a view model is built from is read when it is built, so the reads tell.
@Suite("A view that its component makes")
@MainActor
struct MakeTests {
    @Test("builds its interactor and its view model when it is installed, and a second one builds nothing until it is")
    func secondMake() {
        let fake = CountingLoggedOutDependency()
        let component = LoggedOutComponent(dependency: fake)
        let first = component.make()
        #expect(fake.reads == [])
        let screen = Screen(first)
        #expect(fake.reads == ["session", "residents"])

        let second = component.make()
        #expect(fake.reads == ["session", "residents"])
        _ = screen.text
        #expect(fake.reads == ["session", "residents"])

        let other = Screen(second)
        #expect(fake.reads == ["session", "residents", "session", "residents"])
        #expect(other.text == screen.text)
    }

    @Test("builds nothing when its parent is drawn anew, and so makes it again")
    func madeAgain() {
        let fake = CountingLoggedOutDependency()
        let screen = Screen(PageView(component: LoggedOutComponent(dependency: fake)))
        screen.tap("Turn the page")
        screen.tap("Turn the page")
        #expect(screen.text.hasPrefix("page 3\n"))
        #expect(fake.reads == ["session", "residents"])
    }
}

private final class CountingLoggedOutDependency: LoggedOutDependency {
    private(set) var reads: [String] = []

    var session: Session {
        reads.append("session")
        return Session()
    }

    var residents: [User] {
        reads.append("residents")
        return [User(name: "Lin")]
    }
}

private final class Page: ObservableObject {
    @Published var number = 1
}

/// Makes the view of the component whenever it is drawn.
private struct PageView: View {
    @StateObject private var page: Page
    private let component: LoggedOutComponent

    init(component: LoggedOutComponent) {
        _page = StateObject(wrappedValue: Page())
        self.component = component
    }

    var body: some View {
        VStack {
            Text("page \(page.number)")
            component.make()
            Button("Turn the page") { page.number += 1 }
        }
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/Mocks.generated.swift", #"""
// needle-gen:generated
// Do not edit: change the protocols and run `needle-gen mocks`.
// swift-format-ignore-file
// swiftlint:disable all

import AdItem
import AnalyticsWorker
@testable import Courtyard
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import FeedTab
import HomeScreen
import IMVVM
import PhotoItem
import ProfileTab
import RefreshWorker
import TextItem
import TipItem

nonisolated final class AdBrokerMock: AdBroker, Sendable {
    init() {}

    nonisolated struct SloganCall {
        let user: User
    }
    private let sloganCallsState = NeedleMockState<[(@Sendable () -> User)?]>([])
    var sloganCalls: [SloganCall] {
        needleMockCalls(sloganCallsState.value, "AdBrokerMock.sloganCalls").map { SloganCall(user: $0) }
    }
    var sloganCallCount: Int { sloganCallsState.value.count }
    var sloganHandler: (@Sendable (_ user: User) -> String)? {
        get { sloganHandlerState.value }
        set { sloganHandlerState.value = newValue }
    }
    private let sloganHandlerState = NeedleMockState<(@Sendable (_ user: User) -> String)?>(nil)
    private let sloganSignal = DIRuntime.CallSignal()
    func sloganCalled(_ count: Int = 1, isolation: isolated (any Swift.Actor)? = #isolation) async throws {
        try await sloganSignal.wait(for: count)
    }
    func slogan(for user: User) -> String {
        let call = needleMockKept(user)
        sloganCallsState.append(call)
        sloganSignal.called()
        guard let handler = sloganHandler else {
            needleMockFailure("AdBrokerMock.slogan(for:)", "set 'sloganHandler' first")
        }
        return handler(user)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sloganCallsState.value = []
        sloganSignal.reset()
    }
}

@MainActor final class AdItemDependencyMock: AdItemDependency {
    init(adBroker: (any AdBroker)? = nil, user: User? = nil) {
        givenAdBroker = adBroker
        givenUser = user
    }

    var adBroker: any AdBroker {
        get {
            needleMockValue(givenAdBroker, "AdItemDependencyMock.adBroker", "pass 'adBroker:' to the initialiser or set it first")
        }
        set { givenAdBroker = newValue }
    }
    private var givenAdBroker: (any AdBroker)?

    var user: User {
        get {
            needleMockValue(givenUser, "AdItemDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?
}

@MainActor final class AnalyticsDependencyMock: AnalyticsDependency {
    init(user: User? = nil, visits: Visits? = nil, journal: (any Journal)? = nil) {
        givenUser = user
        givenVisits = visits
        givenJournal = journal
    }

    var user: User {
        get {
            needleMockValue(givenUser, "AnalyticsDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var visits: Visits {
        get {
            needleMockValue(givenVisits, "AnalyticsDependencyMock.visits", "pass 'visits:' to the initialiser or set it first")
        }
        set { givenVisits = newValue }
    }
    private var givenVisits: Visits?

    var journal: any Journal {
        get {
            needleMockValue(givenJournal, "AnalyticsDependencyMock.journal", "pass 'journal:' to the initialiser or set it first")
        }
        set { givenJournal = newValue }
    }
    private var givenJournal: (any Journal)?
}

@MainActor final class FeedDependencyMock: FeedDependency {
    init(flags: FlagValues? = nil, journal: (any Journal)? = nil) {
        givenFlags = flags
        givenJournal = journal
    }

    var flags: FlagValues {
        get {
            needleMockValue(givenFlags, "FeedDependencyMock.flags", "pass 'flags:' to the initialiser or set it first")
        }
        set { givenFlags = newValue }
    }
    private var givenFlags: FlagValues?

    var journal: any Journal {
        get {
            needleMockValue(givenJournal, "FeedDependencyMock.journal", "pass 'journal:' to the initialiser or set it first")
        }
        set { givenJournal = newValue }
    }
    private var givenJournal: (any Journal)?
}

@MainActor final class HomeDependencyMock: HomeDependency {
    init(user: User? = nil, visits: Visits? = nil, flags: FlagValues? = nil) {
        givenUser = user
        givenVisits = visits
        givenFlags = flags
    }

    var user: User {
        get { needleMockValue(givenUser, "HomeDependencyMock.user", "pass 'user:' to the initialiser or set it first") }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var visits: Visits {
        get {
            needleMockValue(givenVisits, "HomeDependencyMock.visits", "pass 'visits:' to the initialiser or set it first")
        }
        set { givenVisits = newValue }
    }
    private var givenVisits: Visits?

    var flags: FlagValues {
        get {
            needleMockValue(givenFlags, "HomeDependencyMock.flags", "pass 'flags:' to the initialiser or set it first")
        }
        set { givenFlags = newValue }
    }
    private var givenFlags: FlagValues?
}

@MainActor final class LoggedOutDependencyMock: LoggedOutDependency {
    init(session: Session? = nil, residents: [User]? = nil) {
        givenSession = session
        givenResidents = residents
    }

    var session: Session {
        get {
            needleMockValue(givenSession, "LoggedOutDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Session?

    var residents: [User] {
        get {
            needleMockValue(givenResidents, "LoggedOutDependencyMock.residents", "pass 'residents:' to the initialiser or set it first")
        }
        set { givenResidents = newValue }
    }
    private var givenResidents: [User]?
}

nonisolated final class PhotoAlbumMock: PhotoAlbum, Sendable {
    init(captions: [String]? = nil) {
        if let given = captions { self.captions = given }
    }

    var captionsHandler: (@Sendable () -> [String])? {
        get { captionsHandlerState.value }
        set { captionsHandlerState.value = newValue }
    }
    private let captionsHandlerState = NeedleMockState<(@Sendable () -> [String])?>(nil)
    var captions: [String] {
        get {
            if let handler = captionsHandler { return handler() }
            return needleMockValue(nil as [String]?, "PhotoAlbumMock.captions", "pass 'captions:' to the initialiser or set it first")
        }
        set {
            captionsHandler = needleMockKept(newValue) ?? needleMockDropped(captionsHandler, "PhotoAlbumMock.captions", "captionsHandler")
        }
    }
}

@MainActor final class PhotoItemDependencyMock: PhotoItemDependency {
    init(album: (any PhotoAlbum)? = nil) {
        givenAlbum = album
    }

    var album: any PhotoAlbum {
        get {
            needleMockValue(givenAlbum, "PhotoItemDependencyMock.album", "pass 'album:' to the initialiser or set it first")
        }
        set { givenAlbum = newValue }
    }
    private var givenAlbum: (any PhotoAlbum)?
}

@MainActor final class ProfileDependencyMock: ProfileDependency {
    init(user: User? = nil, session: Session? = nil) {
        givenUser = user
        givenSession = session
    }

    var user: User {
        get {
            needleMockValue(givenUser, "ProfileDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var session: Session {
        get {
            needleMockValue(givenSession, "ProfileDependencyMock.session", "pass 'session:' to the initialiser or set it first")
        }
        set { givenSession = newValue }
    }
    private var givenSession: Session?
}

@MainActor final class RefreshDependencyMock: RefreshDependency {
    init(ticks: Ticks? = nil, reloads: Reloads? = nil) {
        givenTicks = ticks
        givenReloads = reloads
    }

    var ticks: Ticks {
        get {
            needleMockValue(givenTicks, "RefreshDependencyMock.ticks", "pass 'ticks:' to the initialiser or set it first")
        }
        set { givenTicks = newValue }
    }
    private var givenTicks: Ticks?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "RefreshDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
}

@MainActor final class TextItemDependencyMock: TextItemDependency {
    init(board: (any NoticeBoard)? = nil, reloads: Reloads? = nil) {
        givenBoard = board
        givenReloads = reloads
    }

    var board: any NoticeBoard {
        get {
            needleMockValue(givenBoard, "TextItemDependencyMock.board", "pass 'board:' to the initialiser or set it first")
        }
        set { givenBoard = newValue }
    }
    private var givenBoard: (any NoticeBoard)?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "TextItemDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
}

@MainActor final class TipItemDependencyMock: TipItemDependency {
    init(user: User? = nil, reloads: Reloads? = nil) {
        givenUser = user
        givenReloads = reloads
    }

    var user: User {
        get {
            needleMockValue(givenUser, "TipItemDependencyMock.user", "pass 'user:' to the initialiser or set it first")
        }
        set { givenUser = newValue }
    }
    private var givenUser: User?

    var reloads: Reloads {
        get {
            needleMockValue(givenReloads, "TipItemDependencyMock.reloads", "pass 'reloads:' to the initialiser or set it first")
        }
        set { givenReloads = newValue }
    }
    private var givenReloads: Reloads?
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

/// A closure that returns the value; nil for what is not Sendable, which no lock could guard once it is handed out.
private nonisolated func needleMockKept<Value: Sendable>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? {
    let value = value()
    return { value }
}
private nonisolated func needleMockKept<Value>(_ value: @autoclosure () -> Value) -> (@Sendable () -> Value)? { nil }
private nonisolated func needleMockDropped<Handler>(_ current: Handler?, _ member: String, _ handler: String) -> Handler? {
    if current == nil { DIRuntime.MockFailure.report("\(member) was set to a value that several tasks cannot share: set '\(handler)' to a closure that makes one") }
    return current
}
private nonisolated func needleMockCalls<Call>(_ calls: [(@Sendable () -> Call)?], _ member: String) -> [Call] {
    if calls.contains(where: { $0 == nil }) {
        DIRuntime.MockFailure.report("\(member) was read, but arguments that are not Sendable are not kept: count the calls, or look at them in the handler")
    }
    return calls.compactMap { $0 }.map { $0() }
}

/// What any thread may use of a mock.
private nonisolated final class NeedleMockState<Value: Sendable>: @unchecked Sendable {
    private var current: Value
    init(_ value: Value) { current = value }
    var value: Value {
        get { DIRuntime.MockLock.locked { current } }
        set {
            var value = newValue
            DIRuntime.MockLock.locked { swap(&current, &value) }
        }
    }
    func increment() where Value == Int { DIRuntime.MockLock.locked { current += 1 } }
    func append<Element>(_ element: Element) where Value == [Element] {
        DIRuntime.MockLock.locked { current.append(element) }
    }
}

"""#),
        File("Tests/CourtyardTests/ModuleTests.swift", #"""
import Foundation
import Testing

/// What a module does not import it cannot name: hosts know slots, and plug-ins know neither hosts nor each other.
@Suite("The modules of features")
struct ModuleTests {
    private static let features = [
        "AdItem", "AnalyticsWorker", "FeedTab", "HomeScreen", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem",
        "TipItem",
    ]

    @Test(arguments: features)
    func featuresImportNoFeature(module: String) throws {
        #expect(try imports(of: module).isDisjoint(with: Self.features + ["Courtyard"]))
    }

    @Test(arguments: features)
    func featuresHaveOneComponent(module: String) throws {
        let components = try lines(of: module).filter { $0.contains("Component: MainActor") }
        #expect(components.count == 1)
    }

    /// A plug-in is found by the build; nobody lists it but the manifest.
    @Test(arguments: features)
    func appNamesNoPlugin(module: String) throws {
        let files = ["LoggedIn", "LoggedOut", "Root"].map { "Courtyard/\($0)" }
        let imports = try files.map(imports).reduce(into: Set<String>()) { $0.formUnion($1) }
        #expect(!imports.contains(module) || module == "HomeScreen")
    }

    private func imports(of module: String) throws -> Set<String> {
        let names = try lines(of: module).compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else { return nil }
            return String(words[keyword + 1])
        }
        #expect(!names.isEmpty)
        return Set(names)
    }

    private func lines(of module: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(module)").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
    }
}

"""#),
        File("Tests/CourtyardTests/PluginGraphTests.swift", #"""
#if !canImport(SwiftUI)
import AdItem
import AnalyticsWorker
import IMVVM
import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import FeedTab
import HomeScreen
import PhotoItem
import ProfileTab
import RefreshWorker
import Testing
import TextItem
import TipItem

@testable import Courtyard

/// A provider is made when its component is constructed, so overrides count constructions in the real graph.
@Suite("The plug-ins of the real graph", .timeLimit(.minutes(1)))
@MainActor
struct PluginGraphTests {
    @Test("are all constructed while nothing is known of their flags")
    func allOn() {
        #expect(constructed(flags: FlagValues()) == everything)
    }

    @Test("are constructed when a view of their scope is installed, not when it is made")
    func installed() {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: FlagValues())
        let first = scope.make()
        let second = scope.make()
        #expect(count.all == [])
        let screen = Screen(second)
        let views = everything.filter { !$0.hasPrefix("worker.") }.sorted()
        #expect(count.all.sorted() == views)
        // Drawn anew, the home screen still has its features.
        screen.tap("Profile")
        #expect(count.all.sorted() == views)
        screen.close()
        withExtendedLifetime(first) { #expect(count.all.sorted() == views) }
    }

    @Test("are never constructed while their flag is off", arguments: everything)
    func off(flag: String) {
        var expected = everything.subtracting([flag])
        // Without the feed nobody asks for its items.
        if flag == "tab.feed" { expected = expected.filter { !$0.hasPrefix("feed.") } }
        #expect(constructed(flags: [flag: false]) == expected)
    }

    @Test("are never constructed while all flags are off")
    func allOff() {
        let flags = FlagValues(Dictionary(uniqueKeysWithValues: everything.map { ($0, false) }))
        #expect(constructed(flags: flags) == [])
    }

    @Test("come in the order that they ask for")
    func order() {
        let scope = LoggedInComponent(parent: RootComponent(), user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.home.tabs.flags == ["tab.feed", "tab.profile"])
        #expect(scope.home.tabs.map(\.title) == ["Feed", "Profile"])
        #expect(Screen(scope.make()).text.contains("Photo: The lime tree in bloom\nAd: Ada,"))
    }

    @Test("are all there when the flag source fails, and nobody waits when it is slow", arguments: [true, false])
    func badSource(fails: Bool) async {
        let source: any FlagSource = fails ? FakeFlags(answer: nil) : SilentFlags()
        let root = RootComponent(board: FakeBoard(texts: ["hello"]), flagSource: source)
        if fails { try? await root.lastKnownFlags.refresh() }
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        let text = await screen.text(containing: "hello")
        #expect(text.contains("[Feed]\n[Profile]\nPhoto: The lime tree in bloom\nLin: hello\nAd: Ada,"))
        screen.close()
    }

    @Test("keep their flags for as long as the scope lives")
    func laterAnswer() async throws {
        let root = RootComponent(flagSource: FakeFlags(answer: ["feed.ad": false]))
        let early = root.loggedIn(user: User(name: "Ada"))
        try await root.lastKnownFlags.refresh()
        let late = root.loggedIn(user: User(name: "Ada"))
        #expect(Screen(early.make()).text.contains("Ad: "))
        #expect(Screen(late.make()).text.contains("Tip for Ada"))
    }

    @Test("are those of the last launch until the source answers, also when it never does")
    func lastLaunch() async throws {
        let device = Device()
        let first = RootComponent(flagSource: FakeFlags(answer: ["feed.ad": false]), flagStorage: device)
        try await first.lastKnownFlags.refresh()
        let second = RootComponent(flagSource: SilentFlags(), flagStorage: device)
        let text = Screen(second.loggedIn(user: User(name: "Ada")).make()).text
        #expect(text.contains("Tip for Ada") && !text.contains("Ad: "))
    }

    @Test("are replaced, switched off and added by a test, in its own graph only")
    func overrides() {
        let root = ProviderTable.withOverrides { table in
            table.replace(ProfileComponent.self, with: HomeTab(title: "Fake", content: Text("a fake profile")))
            table.turn(AdItemComponent.self, on: false)
            table.add(
                mainActorPlugin: HomeTab(title: "Extra", content: Text("more")), to: HomeTabs.self, flag: "tab.extra")
        } operation: {
            RootComponent()
        }
        let screen = Screen(root.loggedIn(user: User(name: "Ada")).make())
        #expect(screen.text.contains("[Feed]\n[Fake]\n[Extra]\n"))
        #expect(screen.text.contains("Tip for Ada"))
        screen.tap("Fake")
        #expect(screen.text.hasSuffix("a fake profile"))
        #expect(!Screen(RootComponent().loggedIn(user: User(name: "Ada")).make()).text.contains("Fake"))
    }

    /// The flags of the plug-ins that are constructed by somebody who looks at every tab.
    private func constructed(flags: FlagValues) -> Set<String> {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: flags)
        _ = scope.workers
        let screen = Screen(scope.make())
        for title in ["Feed", "Profile"] where screen.text.contains("[\(title)]") { screen.tap(title) }
        screen.close()
        return Set(count.all)
    }

    private func root(_ count: Constructions) -> RootComponent {
        count.override { RootComponent() }
    }
}

/// The tip is made as well, and shown to those who see no ad.
private let everything: Set<String> = [
    "feed.text", "feed.photo", "feed.ad", "feed.tip", "tab.feed", "tab.profile", "worker.analytics", "worker.refresh",
]

@MainActor
private final class Constructions {
    /// The flag of each plug-in that was constructed.
    private(set) var all: [String] = []

    func override(_ makeRoot: () -> RootComponent) -> RootComponent {
        ProviderTable.withOverrides { table in
            table.register(FeedComponent.self) { self.dependency("tab.feed", below: $0) }
            table.register(ProfileComponent.self) { self.dependency("tab.profile", below: $0) }
            table.register(TextItemComponent.self) { self.dependency("feed.text", below: $0) }
            table.register(PhotoItemComponent.self) { self.dependency("feed.photo", below: $0) }
            table.register(AdItemComponent.self) { self.dependency("feed.ad", below: $0) }
            table.register(TipItemComponent.self) { self.dependency("feed.tip", below: $0) }
            table.register(AnalyticsComponent.self) { self.dependency("worker.analytics", below: $0) }
            table.register(RefreshComponent.self) { self.dependency("worker.refresh", below: $0) }
        } operation: {
            makeRoot()
        }
    }

    private func dependency(_ flag: String, below component: NewComponent) -> PluginDependency {
        all.append(flag)
        return PluginDependency(root: component.nearestAncestor(), loggedIn: component.nearestAncestor())
    }
}

/// All that plug-ins ask for, as the graph provides it.
private final class PluginDependency: FeedDependency, ProfileDependency, TextItemDependency, PhotoItemDependency,
    AdItemDependency, TipItemDependency, AnalyticsDependency, RefreshDependency
{
    private let root: RootComponent
    private let loggedIn: LoggedInComponent

    init(root: RootComponent, loggedIn: LoggedInComponent) {
        self.root = root
        self.loggedIn = loggedIn
    }

    var flags: FlagValues { loggedIn.flags }
    var journal: any Journal { root.journal }
    var user: User { loggedIn.user }
    var session: Session { root.session }
    var board: any NoticeBoard { root.board }
    var reloads: Reloads { loggedIn.reloads }
    var album: any PhotoAlbum { root.album }
    var adBroker: any AdBroker { root.adBroker }
    var visits: Visits { loggedIn.visits }
    var ticks: Ticks { root.ticks }
}

private struct SilentFlags: FlagSource {
    func flags() async throws -> FlagValues {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.photo": false, "feed.text": false, "feed.ad": false]
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/PreviewTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import Testing

@testable import AdItem
@testable import Courtyard
@testable import FeedTab
@testable import HomeScreen
@testable import PhotoItem
@testable import ProfileTab
@testable import TextItem
@testable import TipItem

/// Each screen is shown without its interactor and without a graph, which its preview can do because the view knows
/// protocols only.
@Suite("The preview of a screen")
@MainActor
struct PreviewTests {
    @Test("shows the root")
    func root() {
        let screen = Screen(RootPreviews.previews)
        screen.tap("Log in as Ada")
        #expect(screen.text.hasPrefix("Courtyard, for Ada\n"))
    }

    @Test("shows who may log in")
    func loggedOut() {
        let screen = Screen(LoggedOutPreviews.previews)
        #expect(screen.text == "Courtyard: who is there?\n[Log in as A user]\n[Log in as Another user]")
        screen.tap("Log in as A user")
        #expect(screen.text == "Courtyard: who is there?\n[Log in as A user]\n[Log in as Another user]")
    }

    @Test("shows the home screen, with tabs that can be opened")
    func home() {
        let screen = Screen(HomePreviews.previews)
        #expect(screen.text == "Courtyard, for A user\n[One]\n[Two]")
        screen.tap("Two")
        #expect(screen.text == "Courtyard, for A user\n[One]\n[Two]\nA tab")
    }

    @Test("shows the tabs")
    func tabs() {
        #expect(Screen(FeedPreviews.previews).text == "An item\nAnother item\nAn offer")
        #expect(Screen(ProfilePreviews.previews).text == "(AL)\nName: A Name That Is Rather Long\n[Log out]")
    }

    @Test("shows the items of the feed")
    func items() {
        #expect(Screen(AdItemPreviews.previews).text == "Ad: A slogan.")
        #expect(Screen(TextItemPreviews.previews).text == "Ada: A question?\nGrace: An answer.")
        #expect(Screen(PhotoItemPreviews.previews).text.hasPrefix("Photo: A tree\nPhoto: A caption"))
        #expect(Screen(TipItemPreviews.previews).text == "Tip for A user: look again later.\n[Look now]")
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/ScopeTests.swift", #"""
#if !canImport(SwiftUI)
import IMVVM
import CourtyardCore
import DIRuntime
import Testing

@testable import Courtyard

@Suite("The scopes below the root", .timeLimit(.minutes(1)))
@MainActor
struct ScopeTests {
    private let journal = RecordingJournal()
    private let root: RootComponent
    private let screen: Screen

    init() {
        root = RootComponent(
            journal: journal, board: FakeBoard(texts: ["hello"]), flagSource: FakeFlags(), flagStorage: Device())
        screen = Screen(root.make())
    }

    @Test("follow the session, each user with a scope of their own")
    func loggedIn() {
        #expect(screen.text == "Courtyard: who is there?\n[Log in as Ada]\n[Log in as Grace]")
        #expect(root.loggedInScope == nil)
        screen.tap("Log in as Ada")
        #expect(screen.text.hasPrefix("Courtyard, for Ada\n"))
        #expect(root.loggedInScope?.user == User(name: "Ada"))
        screen.tap("Profile")
        screen.tap("Log out")
        #expect(screen.text == "Courtyard: who is there?\n[Log in as Ada]\n[Log in as Grace]")
        screen.tap("Log in as Grace")
        #expect(root.loggedInScope?.user == User(name: "Grace"))
    }

    @Test("show the other user, when one logs in while another is logged in")
    func anotherUser() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "Ad: Ada,")
        let scope = Weak(root.loggedInScope)
        let visits = Weak(scope.object?.visits)
        #expect(scope.object != nil && visits.object != nil)
        _ = journal.take()

        root.session.logIn(as: User(name: "Grace"))
        let text = await screen.text(containing: "hello")
        #expect(text.hasPrefix("Courtyard, for Grace\n"))
        #expect(text.contains("Ad: Grace, your bicycle wants new brakes."))
        #expect(!text.contains("Ada"))
        #expect(root.loggedInScope?.user == User(name: "Grace"))
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        let entries = journal.take()
        #expect(entries.filter { $0 == "feed: disappears" }.count == 1)
        #expect(entries.filter { $0 == "feed: appears" }.count == 1)
        #expect(entries.contains("analytics: Grace opens Feed"))
        screen.tap("Profile")
        #expect(screen.text.contains("Name: Grace"))
        #expect(journal.take() == ["analytics: Grace opens Profile", "feed: disappears"])
    }

    @Test("show a user who comes back before the screen was drawn with a screen of the new scope")
    func sameUserAgain() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "hello")
        let scope = Weak(root.loggedInScope)
        screen.tap("Profile")
        for user in ["Grace", "Ada"] { root.session.logIn(as: User(name: user)) }
        let text = await screen.text(containing: "hello")
        #expect(text.hasPrefix("Courtyard, for Ada\n"))
        #expect(scope.object == nil && root.loggedInScope != nil)
        root.session.logOut()
        #expect(screen.text.hasPrefix("Courtyard: who is there?"))
        #expect(root.loggedInScope == nil)
    }

    @Test("keep one instance of what they share, for as long as the user is logged in")
    func shared() {
        let scope = root.loggedIn(user: User(name: "Ada"))
        #expect(scope.visits === scope.visits)
        #expect(scope.visits !== root.loggedIn(user: User(name: "Ada")).visits)
    }

    @Test("have workers that run until the user has logged out")
    func workers() async {
        screen.tap("Log in as Ada")
        let visits = Weak(root.loggedInScope?.visits)
        visits.object?.send("a test")
        #expect(journal.take().contains("analytics: Ada opens a test"))
        root.session.logOut()
        _ = screen.text
        #expect(await visits.isReleased())
        _ = journal.take()
        screen.tap("Log in as Grace")
        #expect(journal.take().contains("analytics: Grace opens Feed"))
    }

    @Test("are released at log-out with all that lives in them")
    func released() async {
        screen.tap("Log in as Ada")
        _ = await screen.text(containing: "hello")
        let scope = Weak(root.loggedInScope)
        // The interactors of the home screen and of the feed's items, and the workers, hold these.
        let visits = Weak(scope.object?.visits)
        let reloads = Weak(scope.object?.reloads)
        screen.tap("Profile")
        #expect(scope.object != nil && visits.object != nil && reloads.object != nil)
        screen.tap("Log out")
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        #expect(await reloads.isReleased())
    }

    @Test("are released at log-out while the feed is on the screen and its task runs")
    func releasedWhileLoading() async {
        screen.tap("Log in as Ada")
        let scope = Weak(root.loggedInScope)
        let visits = Weak(scope.object?.visits)
        #expect(scope.object != nil && visits.object != nil)
        root.session.logOut()
        #expect(screen.text.hasPrefix("Courtyard: who is there?"))
        #expect(scope.object == nil)
        #expect(await visits.isReleased())
        #expect(journal.entries.last == "feed: disappears")
    }

    @Test("are released with the root when the screen is closed")
    func all() async {
        let (root, scope) = openedAndClosed()
        // The task that asks for the flags has been cancelled; it ends when it gets its turn.
        #expect(await root.isReleased())
        #expect(scope.object == nil)
    }

    private func openedAndClosed() -> (Weak<RootComponent>, Weak<LoggedInComponent>) {
        let root = RootComponent()
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        #expect(root.loggedInScope != nil)
        screen.close()
        return (Weak(root), Weak(root.loggedInScope))
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/ViewModelTests.swift", #"""
import CourtyardCore
import Testing

@testable import AdItem
@testable import Courtyard
@testable import PhotoItem
@testable import ProfileTab
@testable import TextItem
@testable import TipItem

/// Models go in, and what stands on the screen comes out: without a view, an interactor or a graph.
@Suite("View models")
@MainActor
struct ViewModelTests {
    @Test(
        "of a user the profile shows the name and the initials",
        arguments: [
            ("Ada", "A"), ("Ada Lovelace", "AL"), ("Ada King Lovelace", "AL"), (" ", ""), ("Ö", "Ö"), ("👩‍👩‍👧 B", "👩‍👩‍👧B"),
        ])
    func profile(name: String, initials: String) {
        let viewModel = ProfileViewModel(user: User(name: name))
        #expect(viewModel.title == "Name: \(name)")
        #expect(viewModel.initials == initials)
    }

    @Test("of posts the feed shows lines, of the last ones only")
    func posts() {
        let viewModel = TextItemViewModel()
        #expect(viewModel.lines == [])
        viewModel.show([Post(author: "Lin", text: "one")])
        viewModel.show([Post(author: "Lin", text: "two"), Post(author: "Ada", text: "")])
        #expect(viewModel.lines == ["Lin: two", "Ada: "])
    }

    @Test("of the rest it shows sentences")
    func sentences() {
        let photo = PhotoItemViewModel()
        photo.show(captions: ["A cat", "A tree"])
        #expect(photo.captions == ["Photo: A cat", "Photo: A tree"])
        let ad = AdItemViewModel()
        ad.show(slogan: "Buy!")
        #expect(ad.text == "Ad: Buy!")
        #expect(TipItemViewModel(user: User(name: "Lin")).text == "Tip for Lin: look again later.")
    }

    @Test("of residents the log-in shows choices, which know the resident")
    func choices() {
        let ada = User(name: "Ada")
        #expect(LoggedOutViewModel(residents: [ada]).choices == [.init(user: ada, title: "Log in as Ada")])
    }
}

"""#),
        File("expected-output.txt", #"""
== Ads are switched off
    Courtyard: who is there?
    [Log in as Ada]
    [Log in as Grace]
> Log in as Ada
    · analytics: Ada opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Tip for Ada: look again later.
    [Look now]
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Tip for Ada: look again later.
    [Look now]
> a tick
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Lin: I have one.
    Tip for Ada: look again later.
    [Look now]
> Profile
    · analytics: Ada opens Profile
    · feed: disappears
    Courtyard, for Ada
    [Feed]
    [Profile]
    (A)
    Name: Ada
    [Log out]
> Feed
    · analytics: Ada opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Tip for Ada: look again later.
    [Look now]
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Lin: I have one.
    Tip for Ada: look again later.
    [Look now]
> Profile
    · analytics: Ada opens Profile
    · feed: disappears
    Courtyard, for Ada
    [Feed]
    [Profile]
    (A)
    Name: Ada
    [Log out]
> Log out
    Courtyard: who is there?
    [Log in as Ada]
    [Log in as Grace]
    the scope of the user is released: true
== The same device, offline: the flags are those of the last launch
    · analytics: Grace opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Grace
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Tip for Grace: look again later.
    [Look now]
    · analytics: Grace opens Profile
    · feed: disappears
    the scope of the user is released: true
== The flag source fails: all is on
    · analytics: Grace opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Grace
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Ad: Grace, your bicycle wants new brakes.
    · analytics: Grace opens Profile
    · feed: disappears
    the scope of the user is released: true
== The flag source does not answer: all is on, and nobody waits
    · analytics: Grace opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Grace
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Ad: Grace, your bicycle wants new brakes.
    · analytics: Grace opens Profile
    · feed: disappears
    the scope of the user is released: true
== One device, two residents
> Ada logs in
    · analytics: Ada opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Ada
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Ad: Ada, your bicycle wants new brakes.
> Grace logs in
    · feed: disappears
    · analytics: Grace opens Feed
    · feed: loaded
    · feed: appears
    Courtyard, for Grace
    [Feed]
    [Profile]
    Photo: The lime tree in bloom
    Grace: Who has a ladder?
    Ad: Grace, your bicycle wants new brakes.
    · analytics: Grace opens Profile
    · feed: disappears
    the scope of the user is released: true
== Only the profile is left
> Log in as Grace
    Courtyard, for Grace
    [Profile]
    (G)
    Name: Grace
    [Log out]
> Log out
    Courtyard: who is there?
    [Log in as Ada]
    [Log in as Grace]

"""#),
        File("needle.json", #"""
{
    "output": "Generated/Needle.generated.swift",
    "outputModule": "Courtyard",
    "modules": {
        "IMVVM": "IMVVMKit/Sources/IMVVM",
        "CourtyardCore": "Sources/CourtyardCore",
        "HomeScreen": "Sources/HomeScreen",
        "FeedTab": "Sources/FeedTab",
        "ProfileTab": "Sources/ProfileTab",
        "TextItem": "Sources/TextItem",
        "PhotoItem": "Sources/PhotoItem",
        "AdItem": "Sources/AdItem",
        "TipItem": "Sources/TipItem",
        "AnalyticsWorker": "Sources/AnalyticsWorker",
        "RefreshWorker": "Sources/RefreshWorker",
        "Courtyard": "Sources/Courtyard"
    },
    "mocks": {
        "output": "Tests/CourtyardTests/Mocks.generated.swift",
        "protocols": ["AdBroker", "PhotoAlbum"]
    }
}

"""#),
    ]
}
