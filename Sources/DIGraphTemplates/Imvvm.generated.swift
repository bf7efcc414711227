// Made by Scripts/embed-samples.py of Fixtures/apps/imvvm.

extension Template {
    static let imvvm = Template(
        kind: "imvvm", package: "imvvm", app: "Courtyard", iOS: "16.0",
        modules: [
            Module("Architecture", .library, in: "Sources/Architecture", features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("PluginFramework", .library, in: "Sources/PluginFramework", modules: ["Architecture"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("CourtyardCore", .library, in: "Sources/CourtyardCore", modules: ["Architecture"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("HomeScreen", .library, in: "Sources/HomeScreen", modules: ["Architecture", "CourtyardCore", "PluginFramework"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("FeedTab", .library, in: "Sources/FeedTab", modules: ["Architecture", "CourtyardCore", "PluginFramework"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("ProfileTab", .library, in: "Sources/ProfileTab", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("TextItem", .library, in: "Sources/TextItem", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("PhotoItem", .library, in: "Sources/PhotoItem", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("AdItem", .library, in: "Sources/AdItem", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("TipItem", .library, in: "Sources/TipItem", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("AnalyticsWorker", .library, in: "Sources/AnalyticsWorker", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("RefreshWorker", .library, in: "Sources/RefreshWorker", modules: ["Architecture", "CourtyardCore"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("Courtyard", .program, in: "Sources/Courtyard", modules: ["AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen", "PhotoItem", "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("ArchitectureTests", .tests, in: "Tests/ArchitectureTests", modules: ["Architecture"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("PluginFrameworkTests", .tests, in: "Tests/PluginFrameworkTests", modules: ["PluginFramework", "Architecture"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
            Module("CourtyardTests", .tests, in: "Tests/CourtyardTests", modules: ["Courtyard", "AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen", "PhotoItem", "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem"], products: ["DIRuntime"], features: ["InternalImportsByDefault"], warningsAreErrors: true),
        ],
        packages: [],
        graphs: [Graph("needle.json", output: "Generated/Needle.generated.swift", of: "Courtyard", hasMocks: true)],
        parts: [Part(in: "", imvvmFiles)])

    private static let imvvmFiles: [File] = [
        File("Package.swift", #"""
// swift-tools-version: 6.2
import PackageDescription

let runtime = Target.Dependency.product(name: "DIRuntime", package: "needle-gen")

// On this package only: `-Xswiftc -warnings-as-errors` would hold for OpenCombine too.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A feature sees the architecture, what all features share, and the runtime; never another feature.
func feature(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    module(name, ["Architecture", "CourtyardCore", runtime] + dependencies)
}

func tests(of name: String, _ dependencies: Target.Dependency...) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: settings)
}

let package = Package(
    name: "imvvm",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(name: "needle-gen", path: "../../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        // Views that render text, where SwiftUI does not exist.
        module(
            "TextUI", [.product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))]),
        module("Architecture", [.target(name: "TextUI", condition: .when(platforms: [.linux]))]),
        module("PluginFramework", ["Architecture"]),
        module("CourtyardCore", ["Architecture"]),

        // Parents: they list flags.
        feature("HomeScreen", "PluginFramework"),
        feature("FeedTab", "PluginFramework"),

        // Plug-ins: a tab, feed items, workers. They know neither their parents nor each other.
        feature("ProfileTab"),
        feature("TextItem"),
        feature("PhotoItem"),
        feature("AdItem"),
        feature("TipItem"),
        feature("AnalyticsWorker"),
        feature("RefreshWorker"),

        // The app: its scopes, and which plug-in stands behind which flag.
        .executableTarget(
            name: "Courtyard",
            dependencies: [
                "AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen", "PhotoItem",
                "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem", runtime,
            ],
            swiftSettings: settings,
            plugins: [.plugin(name: "NeedlePlugin", package: "needle-gen")]
        ),

        tests(of: "Architecture"),
        tests(of: "PluginFramework", "Architecture"),
        tests(
            of: "Courtyard", "AdItem", "AnalyticsWorker", "Architecture", "CourtyardCore", "FeedTab", "HomeScreen",
            "PhotoItem", "PluginFramework", "ProfileTab", "RefreshWorker", "TextItem", "TipItem", runtime),
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        File("README.md", #"""
# Courtyard: iMVVM, with plug-ins behind feature flags

The board of a house, in the architecture *interactor, model, view, view model*. A view owns an interactor and a view
model; scopes own the rest; every feature is a plug-in that a flag can switch off. It runs without SwiftUI, on a screen
of text, through a scripted evening:

```
needle-gen needle.json   # writes Generated/Needle.generated.swift; the build does the same by the plugin
swift run                # its output is expected-output.txt
swift test
```

## The scopes

```
RootComponent                  session, board, album, adBroker, ticks, flagStore, journal
├── LoggedOutComponent         who is there?
└── LoggedInComponent          user, flags, visits, reloads; one for each log-in, gone at log-out
    ├── HomeComponent          lists tab flags and worker flags
    ├── FeedComponent          tab.feed; lists feed flags
    ├── ProfileComponent       tab.profile
    ├── TextItemComponent      feed.text       PhotoItemComponent  feed.photo
    ├── AdItemComponent        feed.ad         TipItemComponent    feed.tip
    └── AnalyticsComponent     worker.analytics  RefreshComponent  worker.refresh
```

## Where to look

- **A view is made by its component only.** `make()` hands the dependency to the view, whose initialiser is
  `fileprivate` and builds interactor and view model inside `StateObject`s: `HomeScreen/HomeComponent.swift`. They are
  lazy: a second `make()` builds nothing until its view is installed (`MakeTests`).
- **Interactors** (`Architecture`) have `onLoad`, `onViewAppear` and `onViewDisappear`, and are bound by
  `bind(observer:)` or `bind(observer:viewModel:)`. Each appearance counts once, in whatever order SwiftUI calls
  `onAppear` and `onDisappear` (`InteractorTests`). What a `@CancellableBuilder` function starts is cancelled when the
  interactor is released, or when the view disappears. `CancelBag` keeps it, and may be used from any thread.
- **Log-in is a scope.** `LoggedInComponent(parent: self, user: user, flags: …)`: below it `user` is no optional. At
  log-out the scope goes with all that lives in it (`ScopeTests`, by weak references). Each scope gives its screen an
  identity, `.id(…)` in `RootView`: without it, the `StateObject`s of the first user's screen would serve the second one,
  who logs in while the first is.
- **Plug-ins** (`PluginFramework`): `FeedView` lists flags, `Plugin(.photo, in: items)`, `ForEachPlugin([.text], …)`,
  `OneOfPlugin([.ad, .tip], …)`, and imports no feature. `Courtyard/LoggedIn/Plugins.swift` alone knows what stands
  behind a flag. A feature that is off is never constructed (`PluginGraphTests`). Flags are on until their source says
  otherwise, also when it fails or is slow (`FlagTests`).
- **Each plug-in is a module** with a component of its own, and knows neither its parent nor other plug-ins. The
  generator proves that the scopes above provide what it asks for. Delete `ticks` from `RootComponent`, and the build
  stops at the request:

  ```
  Sources/RefreshWorker/RefreshComponent.swift:7:9: error: 'RefreshComponent' requests 'ticks: Ticks', which nothing above it provides: declare 'var ticks: Ticks' in 'LoggedInComponent' [missing-dependency]
  ```

- **Tests** build one component from a mock of its dependency (`ComponentTests`), or the real graph with some providers
  replaced (`PluginGraphTests`). `needle-gen mocks needle.json` wrote the mocks of all modules into one file of the
  tests. What has a behaviour of its own, like the journal that keeps its entries, is written by hand.
- **With SwiftUI** the same files compile against the real one: `Architecture/Platform.swift` and
  `TextUI/Publishers.swift` choose, `Courtyard/CourtyardApp.swift` is the app.

## In this repository

Where SwiftUI is missing, `.ci/imvvm-check` type-checks that side against stubs (`Tests/SwiftUIStub`). Nobody has run it
on an Apple platform yet.

"""#),
        File("Sources/AdItem/AdItemComponent.swift", #"""
public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol AdItemDependency: Dependency {
    var adBroker: any AdBroker { get }
    var user: User { get }
}

public final class AdItemComponent: MainActorComponent<AdItemDependency> {
    public func make() -> some View { AdItemView(dependency: dependency) }
}

struct AdItemView: View {
    @StateObject private var interactor: AdItemInteractor
    @StateObject private var viewModel: AdItemViewModel

    fileprivate init(dependency: any AdItemDependency) {
        _interactor = StateObject(wrappedValue: AdItemInteractor(broker: dependency.adBroker, user: dependency.user))
        _viewModel = StateObject(wrappedValue: AdItemViewModel())
    }

    var body: some View {
        Text("Ad: \(viewModel.slogan)")
            .bind(observer: interactor, viewModel: viewModel)
    }
}

"""#),
        File("Sources/AdItem/AdItemInteractor.swift", #"""
import Architecture
import CourtyardCore

final class AdItemViewModel: ObservableObject {
    @Published var slogan = ""
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
        viewModel.slogan = broker.slogan(for: user)
    }
}

"""#),
        File("Sources/AnalyticsWorker/AnalyticsComponent.swift", #"""
import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol AnalyticsDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var journal: any Journal { get }
}

public final class AnalyticsComponent: MainActorComponent<AnalyticsDependency> {
    public func make() -> any Worker {
        Analytics(user: dependency.user, visits: dependency.visits, journal: dependency.journal)
    }
}

/// Records which tabs are opened.
final class Analytics: Worker {
    private let user: User
    private let visits: Visits
    private let journal: any Journal

    fileprivate init(user: User, visits: Visits, journal: any Journal) {
        self.user = user
        self.visits = visits
        self.journal = journal
    }

    func start() -> [AnyCancellable] {
        visits.events.sink { [user, journal] title in journal.record("analytics: \(user.name) opens \(title)") }
    }
}

"""#),
        File("Sources/Architecture/CancelBag.swift", #"""
import Foundation

/// Keeps subscriptions and tasks, and cancels them when it is cancelled or released. Any thread may use it.
///
/// ```swift
/// let bag = CancelBag()
/// publisher.sink { print($0) }.cancel(with: bag)
/// Task { await load() }.cancel(with: bag)
/// ```
///
/// A bag is cancelled once and for all: what is added later is cancelled at once, so nothing slips through when one
/// thread adds while another one cancels. What has ended by itself stays in the bag until then.
public final class CancelBag: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock; nil once the bag is cancelled.
    private var held: [AnyCancellable]? = []

    public init() {}

    deinit {
        cancel()
    }

    public var isCancelled: Bool {
        lock.withLock { held == nil }
    }

    public func add(_ cancellable: AnyCancellable) {
        let isLate = lock.withLock {
            held?.append(cancellable)
            return held == nil
        }
        if isLate { cancellable.cancel() }
    }

    public func cancel() {
        let cancelled = lock.withLock {
            defer { held = nil }
            return held ?? []
        }
        // The lock is free again: what is cancelled may use the bag.
        for cancellable in cancelled { cancellable.cancel() }
    }
}

extension Cancellable {
    /// Cancels the subscription when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Cancels the subscription when the interactor is released.
    @MainActor
    public func cancelOnDeinit(of interactor: Interactor) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the subscription when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: Interactor) {
        cancel(with: interactor.appearance)
    }
}

extension Task {
    /// Cancels the task when the bag is cancelled or released.
    public func cancel(with bag: CancelBag) {
        bag.add(AnyCancellable(cancel))
    }

    /// Cancels the task when the interactor is released: so it must not hold the interactor itself.
    @MainActor
    public func cancelOnDeinit(of interactor: Interactor) {
        cancel(with: interactor.lifetime)
    }

    /// Cancels the task when the interactor's view disappears.
    @MainActor
    public func cancelOnDisappear(of interactor: Interactor) {
        cancel(with: interactor.appearance)
    }
}

"""#),
        File("Sources/Architecture/CancellableBuilder.swift", #"""
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

    public static func buildEither(first part: [AnyCancellable]) -> [AnyCancellable] { part }

    public static func buildEither(second part: [AnyCancellable]) -> [AnyCancellable] { part }
}

"""#),
        File("Sources/Architecture/Interactor.swift", #"""
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
@MainActor
open class Interactor: ObservableObject {
    let lifetime = CancelBag()
    private(set) var appearance = CancelBag()
    private var isLoaded = false
    private var isVisible = false

    public init() {}

    /// Called once, before the view appears for the first time; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad() -> [AnyCancellable] {}

    /// Called whenever the view appears; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear() -> [AnyCancellable] {}

    /// Called whenever the view disappears, before what `onViewAppear` started is cancelled.
    open func onViewDisappear() {}

    func viewAppears() {
        appear(loading: onLoad, appearing: onViewAppear)
    }

    /// A view may disappear that never appeared, as where its parent goes first.
    func viewDisappears() {
        guard isVisible else { return }
        isVisible = false
        onViewDisappear()
        appearance.cancel()
    }

    /// A view may appear twice without a disappearance in between; the second time nothing is left to do.
    final func appear(loading: () -> [AnyCancellable], appearing: () -> [AnyCancellable]) {
        guard !isVisible else { return }
        isVisible = true
        if appearance.isCancelled { appearance = CancelBag() }
        if !isLoaded {
            isLoaded = true
            for cancellable in loading() { lifetime.add(cancellable) }
        }
        for cancellable in appearing() { appearance.add(cancellable) }
    }
}

/// An interactor that keeps the view model of its view up to date.
///
/// ```swift
/// final class ProfileInteractor: ViewModelInteractor<ProfileViewModel> {
///     @CancellableBuilder override func onLoad(viewModel: ProfileViewModel) -> [AnyCancellable] {
///         session.user.sink { viewModel.name = $0.name }
///     }
/// }
/// ```
///
/// The view owns both, and binds them: `.bind(observer: interactor, viewModel: viewModel)`.
open class ViewModelInteractor<ViewModel: ObservableObject>: Interactor {
    /// Called once, after `onLoad()`; what it returns lives as long as the interactor.
    @CancellableBuilder
    open func onLoad(viewModel: ViewModel) -> [AnyCancellable] {}

    /// Called whenever the view appears, after `onViewAppear()`; what it returns lives until the view disappears.
    @CancellableBuilder
    open func onViewAppear(viewModel: ViewModel) -> [AnyCancellable] {}

    final override func viewAppears() {
        preconditionFailure("\(type(of: self)) has a view model: use bind(observer:viewModel:)")
    }

    final func viewAppears(with viewModel: ViewModel) {
        appear(
            loading: { onLoad() + onLoad(viewModel: viewModel) },
            appearing: { onViewAppear() + onViewAppear(viewModel: viewModel) })
    }
}

extension View {
    /// Tells an interactor when this view appears and disappears.
    public func bind(observer: Interactor) -> some View {
        onAppear { observer.viewAppears() }
            .onDisappear { observer.viewDisappears() }
    }

    /// Tells an interactor when this view appears and disappears, and which view model is that of the view.
    public func bind<ViewModel>(observer: ViewModelInteractor<ViewModel>, viewModel: ViewModel) -> some View {
        onAppear { observer.viewAppears(with: viewModel) }
            .onDisappear { observer.viewDisappears() }
    }
}

"""#),
        File("Sources/Architecture/Platform.swift", #"""
// The one file that knows where views come from.
#if canImport(SwiftUI)
@_exported public import Combine
@_exported public import SwiftUI
#else
@_exported public import TextUI
#endif

"""#),
        File("Sources/Architecture/TypeErasedView.swift", #"""
/// A view whose type nobody needs to know: what a plug-in hands to its parent.
///
/// ```swift
/// let tabs = [TypeErasedView(feed.make()), TypeErasedView(profile.make())]
/// ```
public struct TypeErasedView: View {
    private let content: AnyView

    public init(_ content: some View) {
        self.content = AnyView(content)
    }

    public var body: some View { content }
}

"""#),
        File("Sources/Courtyard/CourtyardApp.swift", #"""
#if canImport(SwiftUI)
import Architecture

@main
struct CourtyardApp: App {
    @MainActor private static let root = RootComponent(
        journal: PrintedJournal(), board: HouseBoard(), flagSource: LaunchFlags(names: []))

    var body: some Scene {
        WindowGroup { Self.root.make() }
    }
}
#endif

"""#),
        File("Sources/Courtyard/LoggedIn/LoggedInComponent.swift", #"""
import Architecture
import CourtyardCore
import DIRuntime
import HomeScreen
import PluginFramework

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
    var home: HomeComponent { HomeComponent(parent: self) }

    func make() -> some View { home.make() }
}

"""#),
        File("Sources/Courtyard/LoggedIn/Plugins.swift", #"""
import AdItem
import AnalyticsWorker
import Architecture
import CourtyardCore
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
import ProfileTab
import RefreshWorker
import TextItem
import TipItem

// Which plug-in stands behind which flag. The one place that knows both: the compiler wants a plug-in for every flag,
// the generator a provider for all that the plug-in asks for.
extension LoggedInComponent {
    var tabs: PluginPoint<TabFlag, HomeTab> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .feed: FeedComponent(parent: self).make()
            case .profile: ProfileComponent(parent: self).make()
            }
        }
    }

    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .text: TypeErasedView(TextItemComponent(parent: self).make())
            case .photo: TypeErasedView(PhotoItemComponent(parent: self).make())
            case .ad: TypeErasedView(AdItemComponent(parent: self).make())
            case .tip: TypeErasedView(TipItemComponent(parent: self).make())
            }
        }
    }

    var workers: PluginPoint<WorkerFlag, any Worker> {
        PluginPoint(flags: flags) { flag in
            switch flag {
            case .analytics: AnalyticsComponent(parent: self).make()
            case .refresh: RefreshComponent(parent: self).make()
            }
        }
    }
}

"""#),
        File("Sources/Courtyard/LoggedOut/LoggedOutComponent.swift", #"""
import Architecture
import CourtyardCore
import DIRuntime

@MainActor
protocol LoggedOutDependency: Dependency {
    var session: Session { get }
    var residents: [User] { get }
}

final class LoggedOutComponent: MainActorComponent<LoggedOutDependency> {
    func make() -> some View { LoggedOutView(dependency: dependency) }
}

struct LoggedOutView: View {
    @StateObject private var interactor: LoggedOutInteractor
    @StateObject private var viewModel: LoggedOutViewModel

    fileprivate init(dependency: any LoggedOutDependency) {
        _interactor = StateObject(wrappedValue: LoggedOutInteractor(session: dependency.session))
        _viewModel = StateObject(wrappedValue: LoggedOutViewModel(residents: dependency.residents))
    }

    var body: some View {
        VStack {
            Text("Courtyard: who is there?")
            ForEach(viewModel.residents, id: \.self) { user in
                Button("Log in as \(user.name)") { interactor.logIn(as: user) }
            }
        }
        .bind(observer: interactor)
    }
}

"""#),
        File("Sources/Courtyard/LoggedOut/LoggedOutInteractor.swift", #"""
import Architecture
import CourtyardCore

final class LoggedOutViewModel: ObservableObject {
    let residents: [User]

    init(residents: [User]) {
        self.residents = residents
    }
}

final class LoggedOutInteractor: Interactor {
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
import Architecture
import CourtyardCore
import DIRuntime
import PluginFramework

final class RootComponent: MainActorBootstrapComponent {
    let journal: any Journal
    let board: any NoticeBoard
    private let flagSource: any FlagSource

    /// The scope of the user who is logged in. Whoever shows it keeps it; at log-out it is gone.
    private(set) weak var loggedInScope: LoggedInComponent?

    init(journal: any Journal, board: any NoticeBoard, flagSource: any FlagSource) {
        self.journal = journal
        self.board = board
        self.flagSource = flagSource
    }

    var session: Session { shared { Session() } }
    var ticks: Ticks { shared { Ticks() } }
    var flagStore: FlagStore { shared { FlagStore(source: flagSource) } }
    var album: any PhotoAlbum { HouseAlbum() }
    var adBroker: any AdBroker { BikeShop() }
    var residents: [User] { [User(name: "Ada"), User(name: "Grace")] }

    var loggedOut: LoggedOutComponent { LoggedOutComponent(parent: self) }

    /// A scope of its own for each user that logs in, with the flags as they are known at that time.
    func loggedIn(user: User) -> LoggedInComponent {
        let scope = LoggedInComponent(parent: self, user: user, flags: flagStore.values)
        loggedInScope = scope
        return scope
    }

    func make() -> some View { RootView(component: self) }
}

struct RootView: View {
    @StateObject private var interactor: RootInteractor
    @StateObject private var viewModel: RootViewModel

    fileprivate init(component: RootComponent) {
        _interactor = StateObject(wrappedValue: RootInteractor(component: component))
        _viewModel = StateObject(wrappedValue: RootViewModel())
    }

    var body: some View {
        VStack {
            switch viewModel.scope {
            case .loggedOut(let component): component.make().id(viewModel.scopeNumber)
            case .loggedIn(let component): component.make().id(viewModel.scopeNumber)
            case nil: EmptyView()
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

"""#),
        File("Sources/Courtyard/Root/RootInteractor.swift", #"""
import Architecture
import CourtyardCore
import PluginFramework

/// Keeps the one scope that is shown; another value, and the former scope is released.
final class RootViewModel: ObservableObject {
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
        Task { [flagStore = component.flagStore] in await flagStore.refresh() }
        component.session.user.sink { [component] user in
            viewModel.show(user.map { .loggedIn(component.loggedIn(user: $0)) } ?? .loggedOut(component.loggedOut))
        }
    }
}

"""#),
        File("Sources/Courtyard/Root/Services.swift", #"""
import CourtyardCore
import PluginFramework

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
    let names: Set<String>

    func switchedOff() -> Set<String> {
        names
    }
}

"""#),
        File("Sources/Courtyard/ScriptedEvening.swift", #"""
#if !canImport(SwiftUI)
import Architecture
import CourtyardCore
import PluginFramework

/// Where there is no SwiftUI: the same app on a screen of text, used by a script.
@main
@MainActor
struct ScriptedEvening {
    private let board = HouseBoard()
    private let root: RootComponent
    private let screen: Screen

    private init(_ title: String, flagSource: any FlagSource) {
        print("== \(title)")
        root = RootComponent(journal: PrintedJournal(), board: board, flagSource: flagSource)
        screen = Screen(root.make())
    }

    static func main() async {
        let withoutAds = ScriptedEvening("Ads are switched off", flagSource: LaunchFlags(names: ["feed.ad"]))
        await withoutAds.askForFlags()
        await withoutAds.useEverything()

        let broken = ScriptedEvening("The flag source fails: all is on", flagSource: BrokenFlags())
        await broken.askForFlags()
        await broken.logInAndOut()

        let slow = ScriptedEvening(
            "The flag source does not answer: all is on, and nobody waits", flagSource: SlowFlags())
        await slow.logInAndOut()

        let shared = ScriptedEvening("One device, two residents", flagSource: LaunchFlags(names: []))
        await shared.logInOneAfterTheOther()

        let bare = ScriptedEvening(
            "Only the profile is left", flagSource: LaunchFlags(names: ["tab.feed", "worker.analytics"]))
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
        await root.flagStore.refresh()
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

private struct BrokenFlags: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() async throws -> Set<String> {
        throw Unreachable()
    }
}

private struct SlowFlags: FlagSource {
    func switchedOff() async throws -> Set<String> {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.ad"]
    }
}
#endif

"""#),
        File("Sources/CourtyardCore/Feature.swift", #"""
public import Architecture

/// A tab, as its plug-in hands it to the home screen.
public struct HomeTab: View {
    public let title: String
    private let content: TypeErasedView

    public init(title: String, content: some View) {
        self.title = title
        self.content = TypeErasedView(content)
    }

    public var body: some View { content }
}

/// A feature without a view; it works as long as what `start` returns is kept.
@MainActor
public protocol Worker: AnyObject {
    @CancellableBuilder func start() -> [AnyCancellable]
}

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
public import Architecture

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
public import Architecture

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
public import Architecture
public import CourtyardCore
public import DIRuntime
public import PluginFramework

@MainActor
public protocol FeedDependency: Dependency {
    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> { get }
    var journal: any Journal { get }
}

public final class FeedComponent: MainActorComponent<FeedDependency> {
    public func make() -> HomeTab { HomeTab(title: "Feed", content: FeedView(dependency: dependency)) }
}

struct FeedView: View {
    @StateObject private var interactor: FeedInteractor
    @StateObject private var viewModel: FeedViewModel

    fileprivate init(dependency: any FeedDependency) {
        _interactor = StateObject(wrappedValue: FeedInteractor(journal: dependency.journal))
        _viewModel = StateObject(wrappedValue: FeedViewModel(items: dependency.feedItems))
    }

    var body: some View {
        VStack {
            Plugin(.photo, in: viewModel.items)
            ForEachPlugin([.text], in: viewModel.items)
            OneOfPlugin([.ad, .tip], in: viewModel.items)
        }
        .bind(observer: interactor)
    }
}

"""#),
        File("Sources/FeedTab/FeedInteractor.swift", #"""
import Architecture
import CourtyardCore
import PluginFramework

final class FeedViewModel: ObservableObject {
    let items: PluginPoint<FeedItemFlag, TypeErasedView>

    init(items: PluginPoint<FeedItemFlag, TypeErasedView>) {
        self.items = items
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
        File("Sources/FeedTab/FeedItemFlag.swift", #"""
public import PluginFramework

/// What may stand in the feed.
public enum FeedItemFlag: String, FeatureFlag {
    case text = "feed.text"
    case photo = "feed.photo"
    case ad = "feed.ad"
    case tip = "feed.tip"
}

"""#),
        File("Sources/HomeScreen/Flags.swift", #"""
public import PluginFramework

/// The tabs that the home screen has room for, in their order.
public enum TabFlag: String, FeatureFlag {
    case feed = "tab.feed"
    case profile = "tab.profile"
}

/// The workers that run while somebody is logged in.
public enum WorkerFlag: String, FeatureFlag {
    case analytics = "worker.analytics"
    case refresh = "worker.refresh"
}

"""#),
        File("Sources/HomeScreen/HomeComponent.swift", #"""
public import Architecture
public import CourtyardCore
public import DIRuntime
public import PluginFramework

@MainActor
public protocol HomeDependency: Dependency {
    var user: User { get }
    var visits: Visits { get }
    var tabs: PluginPoint<TabFlag, HomeTab> { get }
    var workers: PluginPoint<WorkerFlag, any Worker> { get }
}

public final class HomeComponent: MainActorComponent<HomeDependency> {
    public func make() -> some View { HomeView(dependency: dependency) }
}

struct HomeView: View {
    @StateObject private var interactor: HomeInteractor
    @StateObject private var viewModel: HomeViewModel

    fileprivate init(dependency: any HomeDependency) {
        _interactor = StateObject(
            wrappedValue: HomeInteractor(workers: dependency.workers, visits: dependency.visits))
        _viewModel = StateObject(wrappedValue: HomeViewModel(user: dependency.user, tabs: dependency.tabs))
    }

    var body: some View {
        VStack {
            Text("Courtyard, for \(viewModel.user.name)")
            ForEach(viewModel.titles, id: \.flag) { flag, title in
                Button(title) { interactor.select(flag, in: viewModel) }
            }
            if let selected = viewModel.selected {
                Plugin(selected, in: viewModel.tabs)
            }
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

"""#),
        File("Sources/HomeScreen/HomeInteractor.swift", #"""
import Architecture
import CourtyardCore
import PluginFramework

final class HomeViewModel: ObservableObject {
    let user: User
    let tabs: PluginPoint<TabFlag, HomeTab>
    let titles: [(flag: TabFlag, title: String)]
    @Published var selected: TabFlag?

    @MainActor
    init(user: User, tabs: PluginPoint<TabFlag, HomeTab>) {
        self.user = user
        self.tabs = tabs
        let plugins = ForEachPlugin(TabFlag.allCases, in: tabs)
        titles = zip(plugins.flags, plugins.features).map { ($0, $1.title) }
    }
}

final class HomeInteractor: ViewModelInteractor<HomeViewModel> {
    private let workers: PluginPoint<WorkerFlag, any Worker>
    private let visits: Visits

    init(workers: PluginPoint<WorkerFlag, any Worker>, visits: Visits) {
        self.workers = workers
        self.visits = visits
    }

    @CancellableBuilder
    override func onLoad(viewModel: HomeViewModel) -> [AnyCancellable] {
        for worker in ForEachPlugin(WorkerFlag.allCases, in: workers).features { worker.start() }
        if let first = viewModel.titles.first { select(first.flag, in: viewModel) }
    }

    func select(_ flag: TabFlag, in viewModel: HomeViewModel) {
        viewModel.selected = flag
        if let title = Plugin(flag, in: viewModel.tabs).feature?.title { visits.send(title) }
    }
}

"""#),
        File("Sources/PhotoItem/PhotoItemComponent.swift", #"""
public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol PhotoItemDependency: Dependency {
    var album: any PhotoAlbum { get }
}

public final class PhotoItemComponent: MainActorComponent<PhotoItemDependency> {
    public func make() -> some View { PhotoItemView(dependency: dependency) }
}

struct PhotoItemView: View {
    @StateObject private var interactor: PhotoItemInteractor
    @StateObject private var viewModel: PhotoItemViewModel

    fileprivate init(dependency: any PhotoItemDependency) {
        _interactor = StateObject(wrappedValue: PhotoItemInteractor(album: dependency.album))
        _viewModel = StateObject(wrappedValue: PhotoItemViewModel())
    }

    var body: some View {
        ForEach(viewModel.captions, id: \.self) { caption in
            Text("Photo: \(caption)")
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

"""#),
        File("Sources/PhotoItem/PhotoItemInteractor.swift", #"""
import Architecture
import CourtyardCore

final class PhotoItemViewModel: ObservableObject {
    @Published var captions: [String] = []
}

final class PhotoItemInteractor: ViewModelInteractor<PhotoItemViewModel> {
    private let album: any PhotoAlbum

    init(album: any PhotoAlbum) {
        self.album = album
    }

    @CancellableBuilder
    override func onLoad(viewModel: PhotoItemViewModel) -> [AnyCancellable] {
        viewModel.captions = album.captions
    }
}

"""#),
        File("Sources/PluginFramework/FeatureFlag.swift", #"""
/// The flags of the features that one parent has room for; the raw value is the flag's name everywhere.
///
/// ```swift
/// enum TabFlag: String, FeatureFlag {
///     case feed = "tab.feed"
///     case profile = "tab.profile"
/// }
/// ```
public protocol FeatureFlag: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// What is known of all flags at one time. Every flag is on that is not known to be off.
public struct FlagValues: Hashable, Sendable {
    private let switchedOff: Set<String>

    public init(switchedOff: Set<String> = []) {
        self.switchedOff = switchedOff
    }

    public func isOn(_ flag: some FeatureFlag) -> Bool {
        !switchedOff.contains(flag.rawValue)
    }
}

/// Where flags are kept, usually far away: it may be slow, and it may fail.
public protocol FlagSource: Sendable {
    /// The names of the flags that are off.
    func switchedOff() async throws -> Set<String>
}

/// The flags of the app. Nobody ever waits for them: until the source has answered, and when it fails, all are on.
///
/// A scope takes the values once, when it is created, so that no feature comes or goes while the scope lives.
@MainActor
public final class FlagStore {
    public private(set) var values = FlagValues()
    private let source: any FlagSource

    public init(source: any FlagSource) {
        self.source = source
    }

    public func refresh() async {
        // A source that fails has said nothing: what is known stays.
        guard let names = try? await source.switchedOff() else { return }
        values = FlagValues(switchedOff: names)
    }
}

"""#),
        File("Sources/PluginFramework/Plugin.swift", #"""
public import Architecture

/// The feature behind a flag, or nothing while the flag is off.
///
/// ```swift
/// Plugin(.profile, in: tabs)
/// ```
@MainActor
public struct Plugin<Flag: FeatureFlag, Feature> {
    private let flag: Flag
    private let point: PluginPoint<Flag, Feature>

    public init(_ flag: Flag, in point: PluginPoint<Flag, Feature>) {
        self.flag = flag
        self.point = point
    }

    public var feature: Feature? { point.feature(flag) }
}

/// The features behind those of some flags that are on, in the order of the flags.
///
/// ```swift
/// ForEachPlugin([.text, .photo], in: feedItems)
/// ```
@MainActor
public struct ForEachPlugin<Flag: FeatureFlag, Feature> {
    /// The flags that are on.
    public let flags: [Flag]
    private let point: PluginPoint<Flag, Feature>

    public init(_ flags: [Flag], in point: PluginPoint<Flag, Feature>) {
        self.flags = flags.filter(point.isOn)
        self.point = point
    }

    public var features: [Feature] { flags.compactMap(point.feature) }
}

/// The feature behind the first of some flags that is on. The others are not built.
///
/// ```swift
/// OneOfPlugin([.ad, .tip], in: feedItems)
/// ```
@MainActor
public struct OneOfPlugin<Flag: FeatureFlag, Feature> {
    private let flag: Flag?
    private let point: PluginPoint<Flag, Feature>

    public init(_ flags: [Flag], in point: PluginPoint<Flag, Feature>) {
        flag = flags.first(where: point.isOn)
        self.point = point
    }

    public var feature: Feature? { flag.flatMap(point.feature) }
}

// Where the features are views, all three are views too. Each feature has its flag as its identity: another flag is
// another view, even where both features are of one type.

extension Plugin: View where Feature: View {
    public var body: some View { ForEachPlugin([flag], in: point) }
}

extension ForEachPlugin: View where Feature: View {
    public var body: some View {
        ForEach(flags, id: \.self) { flag in point.feature(flag) }
    }
}

extension OneOfPlugin: View where Feature: View {
    public var body: some View { ForEachPlugin(flag.map { [$0] } ?? [], in: point) }
}

"""#),
        File("Sources/PluginFramework/PluginPoint.swift", #"""
/// Where plug-ins are plugged in. A parent asks by flag, and never learns which feature answers.
///
/// ```swift
/// PluginPoint(flags: flags) { (flag: TabFlag) in
///     switch flag {
///     case .feed: TypeErasedView(FeedComponent(parent: self).make())
///     case .profile: TypeErasedView(ProfileComponent(parent: self).make())
///     }
/// }
/// ```
///
/// A feature is built once, when it is asked for, and never while its flag is off.
@MainActor
public final class PluginPoint<Flag: FeatureFlag, Feature> {
    private let flags: FlagValues
    private let build: (Flag) -> Feature
    private var built: [Flag: Feature] = [:]

    public init(flags: FlagValues, build: @escaping (Flag) -> Feature) {
        self.flags = flags
        self.build = build
    }

    func isOn(_ flag: Flag) -> Bool {
        flags.isOn(flag)
    }

    func feature(_ flag: Flag) -> Feature? {
        guard isOn(flag) else { return nil }
        if let feature = built[flag] { return feature }
        let feature = build(flag)
        built[flag] = feature
        return feature
    }
}

"""#),
        File("Sources/ProfileTab/ProfileComponent.swift", #"""
import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol ProfileDependency: Dependency {
    var user: User { get }
    var session: Session { get }
}

public final class ProfileComponent: MainActorComponent<ProfileDependency> {
    public func make() -> HomeTab { HomeTab(title: "Profile", content: ProfileView(dependency: dependency)) }
}

struct ProfileView: View {
    @StateObject private var interactor: ProfileInteractor
    @StateObject private var viewModel: ProfileViewModel

    fileprivate init(dependency: any ProfileDependency) {
        _interactor = StateObject(wrappedValue: ProfileInteractor(session: dependency.session))
        _viewModel = StateObject(wrappedValue: ProfileViewModel(user: dependency.user))
    }

    var body: some View {
        VStack {
            Text("Name: \(viewModel.user.name)")
            Button("Log out") { interactor.logOut() }
        }
        .bind(observer: interactor)
    }
}

"""#),
        File("Sources/ProfileTab/ProfileInteractor.swift", #"""
import Architecture
import CourtyardCore

final class ProfileViewModel: ObservableObject {
    let user: User

    init(user: User) {
        self.user = user
    }
}

final class ProfileInteractor: Interactor {
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
import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol RefreshDependency: Dependency {
    var ticks: Ticks { get }
    var reloads: Reloads { get }
}

public final class RefreshComponent: MainActorComponent<RefreshDependency> {
    public func make() -> any Worker { Refresh(ticks: dependency.ticks, reloads: dependency.reloads) }
}

/// Has the screen loaded again at every tick.
final class Refresh: Worker {
    private let ticks: Ticks
    private let reloads: Reloads

    fileprivate init(ticks: Ticks, reloads: Reloads) {
        self.ticks = ticks
        self.reloads = reloads
    }

    func start() -> [AnyCancellable] {
        ticks.events.sink { [reloads] in reloads.send(()) }
    }
}

"""#),
        File("Sources/TextItem/TextItemComponent.swift", #"""
public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol TextItemDependency: Dependency {
    var board: any NoticeBoard { get }
    var reloads: Reloads { get }
}

public final class TextItemComponent: MainActorComponent<TextItemDependency> {
    public func make() -> some View { TextItemView(dependency: dependency) }
}

struct TextItemView: View {
    @StateObject private var interactor: TextItemInteractor
    @StateObject private var viewModel: TextItemViewModel

    fileprivate init(dependency: any TextItemDependency) {
        _interactor = StateObject(
            wrappedValue: TextItemInteractor(board: dependency.board, reloads: dependency.reloads))
        _viewModel = StateObject(wrappedValue: TextItemViewModel())
    }

    var body: some View {
        ForEach(viewModel.posts, id: \.self) { post in
            Text("\(post.author): \(post.text)")
        }
        .bind(observer: interactor, viewModel: viewModel)
    }
}

"""#),
        File("Sources/TextItem/TextItemInteractor.swift", #"""
import Architecture
import CourtyardCore

final class TextItemViewModel: ObservableObject {
    @Published var posts: [Post] = []
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
            if !Task.isCancelled { viewModel.posts = posts }
        }
        .cancelOnDisappear(of: self)
    }
}

"""#),
        File("Sources/TextUI/Place.swift", #"""
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
        File("Sources/TextUI/Publishers.swift", #"""
// The one file that knows where publishers come from.
#if canImport(Combine)
@_exported public import Combine
#else
@_exported public import OpenCombine
#endif

"""#),
        File("Sources/TextUI/Screen.swift", #"""
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
        File("Sources/TextUI/StateObject.swift", #"""
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
        File("Sources/TextUI/View.swift", #"""
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
        File("Sources/TextUI/Views.swift", #"""
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
        File("Sources/TipItem/TipItemComponent.swift", #"""
public import Architecture
public import CourtyardCore
public import DIRuntime

@MainActor
public protocol TipItemDependency: Dependency {
    var user: User { get }
    var reloads: Reloads { get }
}

public final class TipItemComponent: MainActorComponent<TipItemDependency> {
    public func make() -> some View { TipItemView(dependency: dependency) }
}

struct TipItemView: View {
    @StateObject private var interactor: TipItemInteractor
    @StateObject private var viewModel: TipItemViewModel

    fileprivate init(dependency: any TipItemDependency) {
        _interactor = StateObject(wrappedValue: TipItemInteractor(reloads: dependency.reloads))
        _viewModel = StateObject(wrappedValue: TipItemViewModel(user: dependency.user))
    }

    var body: some View {
        VStack {
            Text("Tip for \(viewModel.user.name): look again later.")
            Button("Look now") { interactor.reload() }
        }
        .bind(observer: interactor)
    }
}

"""#),
        File("Sources/TipItem/TipItemInteractor.swift", #"""
import Architecture
import CourtyardCore

final class TipItemViewModel: ObservableObject {
    let user: User

    init(user: User) {
        self.user = user
    }
}

final class TipItemInteractor: Interactor {
    private let reloads: Reloads

    init(reloads: Reloads) {
        self.reloads = reloads
    }

    func reload() {
        reloads.send(())
    }
}

"""#),
        File("Tests/ArchitectureTests/CancelBagTests.swift", #"""
import Architecture
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
        File("Tests/ArchitectureTests/CancellableBuilderTests.swift", #"""
import Architecture
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
        }
        #expect(all.count == 7)
        #expect(log.take() == ["a statement"])
        for one in all { one.cancel() }
        #expect(log.entries == ["subscription", "list", "else", "if", "loop 1", "loop 2"])
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
        File("Tests/ArchitectureTests/InteractorTests.swift", #"""
#if !canImport(SwiftUI)
import Testing

@testable import Architecture

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
    @Test(
        "counts each appearance once, in whatever order the events of its view come",
        arguments: [
            ("a", ["load", "appear"]),
            ("aa", ["load", "appear"]),
            ("d", []),
            ("dd", []),
            ("da", ["load", "appear"]),
            ("ad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("add", ["load", "appear", "disappear", "cancelled: appear"]),
            ("aad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("ada", ["load", "appear", "disappear", "cancelled: appear", "appear"]),
            ("dad", ["load", "appear", "disappear", "cancelled: appear"]),
            ("aadda", ["load", "appear", "disappear", "cancelled: appear", "appear"]),
        ])
    func events(_ events: String, expected: [String]) {
        let interactor = HouseInteractor(log: log, ticks: ticks)
        for event in events {
            if event == "a" { interactor.viewAppears() } else { interactor.viewDisappears() }
        }
        #expect(log.take() == expected)
        ticks.send(1)
        let heard = (events.contains("a") ? ["load: 1"] : []) + (events.last == "a" ? ["appear: 1"] : [])
        #expect(log.take().sorted() == heard.sorted())
    }

    @Test("loads and binds its view model once, when its view appears twice")
    func viewModelEvents() {
        let interactor = CounterInteractor(ticks: ticks, log: log)
        let viewModel = CounterViewModel()
        interactor.viewDisappears()
        interactor.viewAppears(with: viewModel)
        interactor.viewAppears(with: viewModel)
        #expect(log.take() == ["load", "load with 0", "appear", "appear with 0"])
        ticks.send(5)
        #expect(viewModel.count == 5)
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
        #expect(log.take() == ["load", "load with 0", "appear", "appear with 0"])
        ticks.send(5)
        #expect(screen.text == "5 ticks")
        screen.close()
        #expect(log.take() == ["disappear"])
    }

    @Test("stops the program when it has a view model and is bound without one")
    func boundWithoutViewModel() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Screen(Text("Hall").bind(observer: ViewModelInteractor<Paint>())) }
        }
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

private final class CounterViewModel: ObservableObject {
    @Published var count = 0
}

private struct CounterView: View {
    @StateObject private var interactor: CounterInteractor
    @StateObject private var viewModel: CounterViewModel

    init(ticks: PassthroughSubject<Int, Never>, log: Log) {
        _interactor = StateObject(wrappedValue: CounterInteractor(ticks: ticks, log: log))
        _viewModel = StateObject(wrappedValue: CounterViewModel())
    }

    var body: some View {
        Text("\(viewModel.count) ticks").bind(observer: interactor, viewModel: viewModel)
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
    override func onLoad() -> [AnyCancellable] {
        log.add("load")
    }

    @CancellableBuilder
    override func onLoad(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("load with \(viewModel.count)")
        ticks.sink { viewModel.count += $0 }
    }

    @CancellableBuilder
    override func onViewAppear() -> [AnyCancellable] {
        log.add("appear")
    }

    @CancellableBuilder
    override func onViewAppear(viewModel: CounterViewModel) -> [AnyCancellable] {
        log.add("appear with \(viewModel.count)")
    }

    override func onViewDisappear() {
        log.add("disappear")
    }
}
#endif

"""#),
        File("Tests/ArchitectureTests/Log.swift", #"""
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
        File("Tests/ArchitectureTests/StateObjectTests.swift", #"""
#if !canImport(SwiftUI)
import Architecture
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
        File("Tests/CourtyardTests/ComponentTests.swift", #"""
#if !canImport(SwiftUI)
import AdItem
import AnalyticsWorker
import Architecture
import CourtyardCore
import DIRuntime
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
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
        let mock = HomeDependencyMock(workersWriteTo: RecordingJournal(), visits: visits)
        let screen = Screen(HomeComponent(dependency: mock).make())
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
        screen.tap("profile")
        #expect(screen.text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of profile")
        #expect(visited == ["feed", "profile"])
        subscription.cancel()
    }

    @Test("home: workers start with it, and stop when it is gone")
    func workers() {
        let journal = RecordingJournal()
        let screen = Screen(HomeComponent(dependency: HomeDependencyMock(workersWriteTo: journal)).make())
        #expect(journal.entries == ["starts", "starts"])
        screen.tap("profile")
        #expect(journal.entries == ["starts", "starts"])
        screen.close()
        #expect(journal.entries == ["starts", "starts", "stops", "stops"])
    }

    @Test("feed: photos, texts, and an ad rather than a tip")
    func feed() {
        let withAll = FeedDependencyMock(switchedOff: [])
        #expect(Screen(FeedComponent(dependency: withAll).make()).text == "photo\ntext\nad")
        let withoutAds = FeedDependencyMock(switchedOff: ["feed.ad"])
        #expect(Screen(FeedComponent(dependency: withoutAds).make()).text == "photo\ntext\ntip")
    }

    @Test("profile: a tap logs out")
    func profile() {
        let session = Session()
        session.logIn(as: lin)
        var users: [User?] = []
        let subscription = session.user.sink { users.append($0) }
        let mock = ProfileDependencyMock(user: lin, session: session)
        let screen = Screen(ProfileComponent(dependency: mock).make())
        #expect(screen.text == "Name: Lin\n[Log out]")
        screen.tap("Log out")
        #expect(users == [lin, nil])
        subscription.cancel()
    }

    @Test("text item: loads when it appears, and when it is told to")
    func textItem() async {
        let board = MutableBoard(texts: ["one"])
        let reloads = Reloads()
        let mock = TextItemDependencyMock(board: board, reloads: reloads)
        let screen = Screen(TextItemComponent(dependency: mock).make())
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
        #expect(Screen(PhotoItemComponent(dependency: photo).make()).text == "Photo: A cat")
        let adBroker = AdBrokerMock()
        adBroker.sloganHandler = { user in "a slogan for \(user.name)" }
        let ad = AdItemDependencyMock(adBroker: adBroker, user: lin)
        #expect(Screen(AdItemComponent(dependency: ad).make()).text == "Ad: a slogan for Lin")
    }

    @Test("tip item: a tap asks for a reload")
    func tipItem() {
        let reloads = Reloads()
        var count = 0
        let subscription = reloads.events.sink { count += 1 }
        let mock = TipItemDependencyMock(user: lin, reloads: reloads)
        Screen(TipItemComponent(dependency: mock).make()).tap("Look now")
        #expect(count == 1)
        subscription.cancel()
    }

    @Test("analytics: records visits until it is stopped")
    func analytics() {
        let visits = Visits()
        let journal = RecordingJournal()
        let mock = AnalyticsDependencyMock(user: lin, visits: visits, journal: journal)
        let running = AnalyticsComponent(dependency: mock).make().start()
        visits.send("Feed")
        for cancellable in running { cancellable.cancel() }
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
        let running = RefreshComponent(dependency: mock).make().start()
        ticks.send(())
        ticks.send(())
        for cancellable in running { cancellable.cancel() }
        ticks.send(())
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("logged in, which has an initialiser of its own: below a hand-made parent")
    func loggedIn() {
        let parent = StandaloneScope { table in
            table.register(HomeComponent.self) { _ in HomeDependencyMock(workersWriteTo: RecordingJournal()) }
        }
        let scope = LoggedInComponent(parent: parent, user: User(name: "Ada"), flags: FlagValues())
        #expect(scope.user == User(name: "Ada"))
        #expect(Screen(scope.make()).text == "Courtyard, for Lin\n[feed]\n[profile]\ncontent of feed")
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

extension HomeDependencyMock {
    /// A home whose tabs are texts, and whose workers write down when they start and stop.
    fileprivate convenience init(workersWriteTo journal: any Journal, visits: Visits = Visits()) {
        self.init(
            user: lin,
            visits: visits,
            tabs: PluginPoint(flags: FlagValues()) { flag in
                HomeTab(title: "\(flag)", content: Text("content of \(flag)"))
            },
            workers: PluginPoint(flags: FlagValues()) { _ in FakeWorker(journal: journal) }
        )
    }
}

extension FeedDependencyMock {
    /// A feed whose items are their names.
    fileprivate convenience init(switchedOff: Set<String>) {
        self.init(
            feedItems: PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { TypeErasedView(Text("\($0)")) },
            journal: RecordingJournal()
        )
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/Fakes.swift", #"""
import Architecture
import CourtyardCore
import FeedTab
import HomeScreen
import PluginFramework

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
    let texts: [String]

    func posts() -> [Post] {
        texts.map { Post(author: "Lin", text: $0) }
    }
}

struct FakeFlags: FlagSource {
    let names: Set<String>

    func switchedOff() -> Set<String> {
        names
    }
}

final class FakeWorker: Worker {
    private let journal: any Journal

    init(journal: any Journal) {
        self.journal = journal
    }

    func start() -> [AnyCancellable] {
        journal.record("starts")
        AnyCancellable { [journal] in MainActor.assumeIsolated { journal.record("stops") } }
    }
}

"""#),
        File("Tests/CourtyardTests/MakeTests.swift", #"""
#if !canImport(SwiftUI)
import Architecture
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
import Architecture
@testable import Courtyard
import CourtyardCore
import DIRuntime
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
import ProfileTab
import RefreshWorker
import TextItem
import TipItem

nonisolated final class AdBrokerMock: AdBroker, @unchecked Sendable {
    init() {}

    nonisolated struct SloganCall {
        let user: User
    }
    private(set) var sloganCalls: [SloganCall] = []
    var sloganCallCount: Int { sloganCalls.count }
    var sloganHandler: ((_ user: User) -> String)?
    private let sloganSignal = DIRuntime.CallSignal()
    func sloganCalled(_ count: Int = 1, isolation: isolated (any Actor)? = #isolation) async throws {
        try await sloganSignal.wait(for: count)
    }
    func slogan(for user: User) -> String {
        sloganCalls.append(SloganCall(user: user))
        sloganSignal.called()
        guard let handler = sloganHandler else {
            needleMockFailure("AdBrokerMock.slogan(for:)", "set 'sloganHandler' first")
        }
        return handler(user)
    }

    /// Forgets all calls; values and handlers stay.
    func resetCalls() {
        sloganCalls = []
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
    init(feedItems: PluginPoint<FeedItemFlag, TypeErasedView>? = nil, journal: (any Journal)? = nil) {
        givenFeedItems = feedItems
        givenJournal = journal
    }

    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> {
        get {
            needleMockValue(givenFeedItems, "FeedDependencyMock.feedItems", "pass 'feedItems:' to the initialiser or set it first")
        }
        set { givenFeedItems = newValue }
    }
    private var givenFeedItems: PluginPoint<FeedItemFlag, TypeErasedView>?

    var journal: any Journal {
        get {
            needleMockValue(givenJournal, "FeedDependencyMock.journal", "pass 'journal:' to the initialiser or set it first")
        }
        set { givenJournal = newValue }
    }
    private var givenJournal: (any Journal)?
}

@MainActor final class HomeDependencyMock: HomeDependency {
    init(
        user: User? = nil,
        visits: Visits? = nil,
        tabs: PluginPoint<TabFlag, HomeTab>? = nil,
        workers: PluginPoint<WorkerFlag, any Worker>? = nil
    ) {
        givenUser = user
        givenVisits = visits
        givenTabs = tabs
        givenWorkers = workers
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

    var tabs: PluginPoint<TabFlag, HomeTab> {
        get { needleMockValue(givenTabs, "HomeDependencyMock.tabs", "pass 'tabs:' to the initialiser or set it first") }
        set { givenTabs = newValue }
    }
    private var givenTabs: PluginPoint<TabFlag, HomeTab>?

    var workers: PluginPoint<WorkerFlag, any Worker> {
        get {
            needleMockValue(givenWorkers, "HomeDependencyMock.workers", "pass 'workers:' to the initialiser or set it first")
        }
        set { givenWorkers = newValue }
    }
    private var givenWorkers: PluginPoint<WorkerFlag, any Worker>?
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

nonisolated final class PhotoAlbumMock: PhotoAlbum, @unchecked Sendable {
    init(captions: [String]? = nil) {
        givenCaptions = captions
    }

    var captions: [String] {
        get {
            needleMockValue(givenCaptions, "PhotoAlbumMock.captions", "pass 'captions:' to the initialiser or set it first")
        }
        set { givenCaptions = newValue }
    }
    private var givenCaptions: [String]?
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
private nonisolated func needleMockValueError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was read, but the test gave no value: \(advice)")
}

/// What is done where a member is called for which the test gave no handler.
private nonisolated func needleMockFailure(_ member: String, _ advice: String) -> Never {
    DIRuntime.MockFailure.end("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockError(_ member: String, _ advice: String) -> any Error {
    DIRuntime.MockFailure.error("\(member) was called, but the test gave no handler: \(advice)")
}
private nonisolated func needleMockNone<Value>(_ member: String, _ advice: String) -> Value? {
    DIRuntime.MockFailure.report("\(member) was called, but the test gave no handler: \(advice)")
    return nil
}

/// What a handler returned, as the type that the caller of a generic member wants.
private nonisolated func needleMockResult<Value>(_ returned: Any?, _ handler: String) -> Value {
    guard let value = returned as? Value else {
        let found = returned.map { "a value of type \(type(of: $0))" } ?? "nil"
        fatalError("\(handler) returned \(found), but its caller wants the type \(Value.self)")
    }
    return value
}

"""#),
        File("Tests/CourtyardTests/ModuleTests.swift", #"""
import Foundation
import Testing

/// What a module does not import it cannot name: parents know flags, and plug-ins know neither parents nor each other.
@Suite("The modules of features")
struct ModuleTests {
    @Test(arguments: ["HomeScreen", "FeedTab"])
    func parentsImportNoFeature(module: String) throws {
        let allowed: Set = ["Architecture", "CourtyardCore", "DIRuntime", "PluginFramework"]
        #expect(try imports(of: module).subtracting(allowed) == [])
    }

    @Test(arguments: [
        "AdItem", "AnalyticsWorker", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem",
    ])
    func pluginsImportNoFeature(module: String) throws {
        let allowed: Set = ["Architecture", "CourtyardCore", "DIRuntime"]
        #expect(try imports(of: module).subtracting(allowed) == [])
    }

    @Test(arguments: [
        "AdItem", "AnalyticsWorker", "FeedTab", "PhotoItem", "ProfileTab", "RefreshWorker", "TextItem", "TipItem",
    ])
    func pluginsHaveOneComponent(module: String) throws {
        let components = try lines(of: module).filter { $0.contains(": MainActorComponent<") }
        #expect(components.count == 1)
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
import Architecture
import CourtyardCore
import DIRuntime
import FeedTab
import HomeScreen
import PhotoItem
import PluginFramework
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
        #expect(count.all.sorted() == everything.sorted())
        // Drawn anew, the home screen still has its features.
        screen.tap("Profile")
        #expect(count.all.sorted() == everything.sorted())
        screen.close()
        withExtendedLifetime(first) { #expect(count.all.sorted() == everything.sorted()) }
    }

    @Test("are never constructed while their flag is off", arguments: everything)
    func off(flag: String) {
        var expected = everything.subtracting([flag])
        switch flag {
        // Without the feed nobody asks for its items; without the ad its place is free for the tip.
        case "tab.feed": expected = expected.filter { !$0.hasPrefix("feed.") }
        case "feed.ad": expected.insert("feed.tip")
        default: break
        }
        #expect(constructed(flags: FlagValues(switchedOff: [flag])) == expected)
    }

    @Test("are never constructed while all flags are off")
    func allOff() {
        let all = FeedItemFlag.allCases.map(\.rawValue) + TabFlag.allCases.map(\.rawValue)
        let workers = WorkerFlag.allCases.map(\.rawValue)
        #expect(constructed(flags: FlagValues(switchedOff: Set(all + workers))) == [])
    }

    @Test("are all there when the flag source fails, and nobody waits when it is slow", arguments: [true, false])
    func badSource(fails: Bool) async {
        let journal = RecordingJournal()
        let root = RootComponent(
            journal: journal, board: FakeBoard(texts: ["hello"]),
            flagSource: fails ? FailingFlags() : SilentFlags())
        if fails { await root.flagStore.refresh() }
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        let text = await screen.text(containing: "hello")
        #expect(text.contains("[Feed]\n[Profile]\nPhoto: The lime tree in bloom\nLin: hello\nAd: Ada,"))
        #expect(journal.entries.contains("analytics: Ada opens Feed"))
        screen.close()
    }

    @Test("keep their flags for as long as the scope lives")
    func laterAnswer() async {
        let root = RootComponent(
            journal: RecordingJournal(), board: FakeBoard(texts: []), flagSource: FakeFlags(names: ["feed.ad"]))
        let early = root.loggedIn(user: User(name: "Ada"))
        await root.flagStore.refresh()
        let late = root.loggedIn(user: User(name: "Ada"))
        #expect(Screen(early.make()).text.contains("Ad: "))
        #expect(Screen(late.make()).text.contains("Tip for Ada"))
    }

    /// The flags of the plug-ins that are constructed by somebody who looks at every tab.
    private func constructed(flags: FlagValues) -> Set<String> {
        let count = Constructions()
        let scope = LoggedInComponent(parent: root(count), user: User(name: "Ada"), flags: flags)
        let screen = Screen(scope.make())
        for title in ["Feed", "Profile"] where screen.text.contains("[\(title)]") { screen.tap(title) }
        screen.close()
        return Set(count.all)
    }

    private func root(_ count: Constructions) -> RootComponent {
        count.override {
            RootComponent(journal: RecordingJournal(), board: FakeBoard(texts: []), flagSource: FakeFlags(names: []))
        }
    }
}

/// The tip is there for those who see no ad.
private let everything: Set<String> = [
    "feed.text", "feed.photo", "feed.ad", "tab.feed", "tab.profile", "worker.analytics", "worker.refresh",
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

    var feedItems: PluginPoint<FeedItemFlag, TypeErasedView> { loggedIn.feedItems }
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

private struct FailingFlags: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() throws -> Set<String> {
        throw Unreachable()
    }
}

private struct SilentFlags: FlagSource {
    func switchedOff() async throws -> Set<String> {
        try await Task.sleep(for: .seconds(3600))
        return ["feed.photo", "feed.text", "feed.ad"]
    }
}
#endif

"""#),
        File("Tests/CourtyardTests/ScopeTests.swift", #"""
#if !canImport(SwiftUI)
import Architecture
import CourtyardCore
import DIRuntime
import Testing

@testable import Courtyard

private struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }
}

@Suite("The scopes below the root", .timeLimit(.minutes(1)))
@MainActor
struct ScopeTests {
    private let journal = RecordingJournal()
    private let root: RootComponent
    private let screen: Screen

    init() {
        root = RootComponent(journal: journal, board: FakeBoard(texts: ["hello"]), flagSource: FakeFlags(names: []))
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
        #expect(scope.object == nil && visits.object == nil)
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
        #expect(visits.object == nil)
        #expect(reloads.object == nil)
    }

    @Test("are released at log-out while the feed is on the screen and its task runs")
    func releasedWhileLoading() {
        screen.tap("Log in as Ada")
        let scope = Weak(root.loggedInScope)
        let visits = Weak(scope.object?.visits)
        #expect(scope.object != nil && visits.object != nil)
        root.session.logOut()
        #expect(screen.text.hasPrefix("Courtyard: who is there?"))
        #expect(scope.object == nil)
        #expect(visits.object == nil)
        #expect(journal.entries.last == "feed: disappears")
    }

    @Test("are released with the root when the screen is closed")
    func all() async {
        let (root, scope) = openedAndClosed()
        // The task that asks for the flags has been cancelled; it ends when it gets its turn.
        while root.object != nil, !Task.isCancelled { await Task.yield() }
        #expect(root.object == nil)
        #expect(scope.object == nil)
    }

    private func openedAndClosed() -> (Weak<RootComponent>, Weak<LoggedInComponent>) {
        let root = RootComponent(journal: journal, board: FakeBoard(texts: []), flagSource: FakeFlags(names: []))
        let screen = Screen(root.make())
        screen.tap("Log in as Ada")
        #expect(root.loggedInScope != nil)
        screen.close()
        return (Weak(root), Weak(root.loggedInScope))
    }
}
#endif

"""#),
        File("Tests/PluginFrameworkTests/FlagTests.swift", #"""
import PluginFramework
import Testing

enum FruitFlag: String, FeatureFlag {
    case apple = "fruit.apple"
    case pear = "fruit.pear"
    case plum = "fruit.plum"
}

@Suite("Flags", .timeLimit(.minutes(1)))
@MainActor
struct FlagTests {
    @Test("are on by default", arguments: FruitFlag.allCases)
    func onByDefault(flag: FruitFlag) {
        #expect(FlagValues().isOn(flag))
        #expect(FlagStore(source: Answer(names: [flag.rawValue])).values.isOn(flag))
    }

    @Test("are off when the source says so, and only those")
    func off() async {
        let store = FlagStore(source: Answer(names: ["fruit.pear", "a flag that nobody has"]))
        await store.refresh()
        #expect(FruitFlag.allCases.filter(store.values.isOn) == [.apple, .plum])
    }

    @Test("are on when the source fails", arguments: FruitFlag.allCases)
    func failure(flag: FruitFlag) async {
        let store = FlagStore(source: Failure())
        await store.refresh()
        #expect(store.values.isOn(flag))
    }

    @Test("stay as they are known when the source fails later")
    func laterFailure() async {
        let store = FlagStore(source: AnswerOnce(names: ["fruit.pear"]))
        await store.refresh()
        await store.refresh()
        #expect(FruitFlag.allCases.filter(store.values.isOn) == [.apple, .plum])
    }

    @Test("are on while the source is slow, and nobody waits for it")
    func slow() async {
        let source = SlowAnswer(names: ["fruit.pear"])
        let store = FlagStore(source: source)
        let refresh = Task { await store.refresh() }
        await source.isAsked()
        #expect(store.values == FlagValues())
        let valuesOfScope = store.values

        source.answer()
        await refresh.value
        #expect(!store.values.isOn(FruitFlag.pear))
        // A scope that lives keeps what was known when it was created.
        #expect(valuesOfScope.isOn(FruitFlag.pear))
    }

    @Test("are on when the source never answers")
    func silent() async {
        let source = SlowAnswer(names: ["fruit.pear"])
        let store = FlagStore(source: source)
        let refresh = Task { await store.refresh() }
        await source.isAsked()
        refresh.cancel()
        await refresh.value
        #expect(store.values == FlagValues())
    }
}

private struct Answer: FlagSource {
    let names: Set<String>

    func switchedOff() -> Set<String> {
        names
    }
}

private struct Failure: FlagSource {
    struct Unreachable: Error {}

    func switchedOff() throws -> Set<String> {
        throw Unreachable()
    }
}

private actor AnswerOnce: FlagSource {
    private var names: Set<String>?

    init(names: Set<String>) {
        self.names = names
    }

    func switchedOff() throws -> Set<String> {
        defer { names = nil }
        guard let names else { throw Failure.Unreachable() }
        return names
    }
}

/// Answers when it is told to.
private struct SlowAnswer: FlagSource {
    private let names: Set<String>
    private let questions = AsyncStream.makeStream(of: Void.self)
    private let answers = AsyncStream.makeStream(of: Void.self)

    init(names: Set<String>) {
        self.names = names
    }

    func isAsked() async {
        _ = await questions.stream.first { true }
    }

    func answer() {
        answers.continuation.yield()
    }

    func switchedOff() async throws -> Set<String> {
        questions.continuation.yield()
        guard await answers.stream.first(where: { true }) != nil else { throw CancellationError() }
        return names
    }
}

"""#),
        File("Tests/PluginFrameworkTests/PluginTests.swift", #"""
import PluginFramework
import Testing

@Suite("Plug-ins")
@MainActor
struct PluginTests {
    /// Which features were built, in order.
    @MainActor
    private final class Orchard {
        private(set) var built: [FruitFlag] = []

        func point(switchedOff: Set<String> = []) -> PluginPoint<FruitFlag, Fruit> {
            PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { flag in
                self.built.append(flag)
                return Fruit(name: "\(flag)")
            }
        }
    }

    private final class Fruit {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    private let orchard = Orchard()

    @Test("are built when they are asked for, once")
    func once() throws {
        let point = orchard.point()
        let plugin = Plugin(.pear, in: point)
        let all = ForEachPlugin(FruitFlag.allCases, in: point)
        let one = OneOfPlugin([.pear, .plum], in: point)
        #expect(orchard.built == [])
        let pear = try #require(plugin.feature)
        #expect(pear.name == "pear")
        #expect(plugin.feature === pear)
        #expect(all.features.contains { $0 === pear })
        #expect(one.feature === pear)
        #expect(orchard.built == [.pear, .apple, .plum])
    }

    @Test("are never built while they are off")
    func neverBuilt() {
        let point = orchard.point(switchedOff: ["fruit.apple", "fruit.pear", "fruit.plum"])
        for flag in FruitFlag.allCases { #expect(Plugin(flag, in: point).feature == nil) }
        #expect(ForEachPlugin(FruitFlag.allCases, in: point).features.isEmpty)
        #expect(ForEachPlugin(FruitFlag.allCases, in: point).flags.isEmpty)
        #expect(OneOfPlugin(FruitFlag.allCases, in: point).feature == nil)
        #expect(orchard.built == [])
    }

    @Test("come in the order in which the parent lists their flags")
    func order() {
        let point = orchard.point(switchedOff: ["fruit.pear"])
        let plugins = ForEachPlugin([.plum, .pear, .apple], in: point)
        #expect(plugins.flags == [.plum, .apple])
        #expect(plugins.features.map(\.name) == ["plum", "apple"])
        #expect(orchard.built == [.plum, .apple])
    }

    @Test(
        "are the first that is on, where the parent wants one",
        arguments: [
            ([], .apple), (["fruit.apple"], .pear), (["fruit.pear"], .apple),
            (["fruit.apple", "fruit.pear"], .plum), (["fruit.apple", "fruit.pear", "fruit.plum"], nil),
        ] as [(Set<String>, FruitFlag?)])
    func oneOf(switchedOff: Set<String>, expected: FruitFlag?) {
        let plugin = OneOfPlugin([.apple, .pear, .plum], in: orchard.point(switchedOff: switchedOff))
        #expect(plugin.feature?.name == expected.map { "\($0)" })
        // The others are not built, on or off.
        #expect(orchard.built == [expected].compactMap(\.self))
    }
}

"""#),
        File("Tests/PluginFrameworkTests/PluginViewTests.swift", #"""
#if !canImport(SwiftUI)
import Architecture
import PluginFramework
import Testing

@Suite("Plug-ins that are views")
@MainActor
struct PluginViewTests {
    private final class Builds {
        var flags: [FruitFlag] = []
        var states: [String] = []
    }

    private let builds = Builds()

    @Test("are shown where the parent lists their flags")
    func shown() {
        let point = point(switchedOff: ["fruit.pear"])
        let screen = Screen(
            VStack {
                Plugin(.pear, in: point)
                ForEachPlugin([.plum, .pear, .apple], in: point)
                OneOfPlugin([.pear, .plum], in: point)
            })
        #expect(screen.text == "plum\napple\nplum")
        #expect(builds.flags == [.plum, .apple])
        screen.close()
    }

    @Test("have a state of their own for each flag, though they are views of one type")
    func identity() {
        let screen = Screen(PickerView(point: point(switchedOff: [])))
        #expect(screen.text == "apple\n[Pick a plum]")
        screen.tap("Pick a plum")
        #expect(screen.text == "plum\n[Pick a plum]")
        #expect(builds.states == ["apple", "plum"])
    }

    private func point(switchedOff: Set<String>) -> PluginPoint<FruitFlag, FruitView> {
        PluginPoint(flags: FlagValues(switchedOff: switchedOff)) { [builds] flag in
            builds.flags.append(flag)
            return FruitView(name: "\(flag)") { builds.states.append($0) }
        }
    }
}

private final class FruitState: ObservableObject {
    let name: String

    init(name: String, built: (String) -> Void) {
        self.name = name
        built(name)
    }
}

private struct FruitView: View {
    @StateObject private var state: FruitState

    init(name: String, built: @escaping (String) -> Void) {
        _state = StateObject(wrappedValue: FruitState(name: name, built: built))
    }

    var body: some View { Text(state.name) }
}

private final class Pick: ObservableObject {
    @Published var flag = FruitFlag.apple
}

private struct PickerView: View {
    @StateObject private var pick: Pick
    private let point: PluginPoint<FruitFlag, FruitView>

    init(point: PluginPoint<FruitFlag, FruitView>) {
        _pick = StateObject(wrappedValue: Pick())
        self.point = point
    }

    var body: some View {
        VStack {
            Plugin(pick.flag, in: point)
            Button("Pick a plum") { pick.flag = .plum }
        }
    }
}
#endif

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
    Name: Ada
    [Log out]
> Log out
    Courtyard: who is there?
    [Log in as Ada]
    [Log in as Grace]
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
        "TextUI": "Sources/TextUI",
        "Architecture": "Sources/Architecture",
        "PluginFramework": "Sources/PluginFramework",
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
