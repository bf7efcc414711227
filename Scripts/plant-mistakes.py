#!/usr/bin/env python3
"""Plants mistakes in sample apps, one at a time, and holds what needle-gen says to the place of each.

    Scripts/plant-mistakes.py                      all of them, with the needle-gen of .build/release or .build/debug
    Scripts/plant-mistakes.py --needle-gen PATH    with that one
    Scripts/plant-mistakes.py --sample             every fifth of them, as CI does
    Scripts/plant-mistakes.py 'a member is renamed' …    those only; the whole output is printed

A mistake is an edit of a copy of the app. What it must lead to is a list of findings: each an id, a file, and a text that
stands in the line of the finding. One mistake is one finding, but for those that say why they are more.

Where all errors have a fix that leaves no placeholder, `needle-gen fix --write` must make the app whole: the output is
that of the app without the mistake, and so are the sources; or they differ as the mistake says, and there is an output.
"""

import argparse
import difflib
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
APPS = ROOT / "Fixtures/apps"


@dataclasses.dataclass
class Mistake:
    name: str
    app: str
    # Each a file, a regular expression that must match in it once, and what stands there instead.
    edits: list
    # Each an id, a file, and a part of the line that the finding stands at.
    findings: list
    # Why there is more than one finding.
    reason: str = ""
    # What the mended sources have that differs from those of the app, as lines of a diff.
    otherwise: tuple = ()


SHOP, HOME = "modular-shop", "imvvm"
ROOT_FILE = "Sources/ShopCore/RootComponent.swift"
CART = "Sources/CartFeature/CartProviders.swift"
CATALOG = "Sources/CatalogFeature/CatalogProviders.swift"
ACCOUNT = "Sources/AccountFeature/AccountProviders.swift"
CHECKOUT = "Sources/CheckoutFeature/CheckoutComponent.swift"
DELIVERY = "Sources/CheckoutFeature/DeliveryComponent.swift"
PAYMENT = "Sources/CheckoutFeature/PaymentComponent.swift"
SESSION = "Sources/AccountFeature/SessionComponent.swift"
VOUCHER = "Sources/CartFeature/VoucherComponent.swift"
PRODUCT = "Sources/CatalogFeature/ProductComponent.swift"
GREETER = "Sources/ShopApp/GreeterComponent.swift"
FEATURE = "Sources/ShopCore/FeatureComponent.swift"
HELP = "Sources/ShopCore/HelpComponent.swift"
COURTYARD = "Sources/Courtyard/Root/RootComponent.swift"
LOGGED_IN = "Sources/Courtyard/LoggedIn/LoggedInComponent.swift"
LOGGED_OUT = "Sources/Courtyard/LoggedOut/LoggedOutComponent.swift"
AD = "Sources/AdItem/AdItemComponent.swift"
TIP = "Sources/TipItem/TipItemComponent.swift"
REFRESH = "Sources/RefreshWorker/RefreshComponent.swift"
TEXT = "Sources/TextItem/TextItemComponent.swift"
PROFILE = "Sources/ProfileTab/ProfileComponent.swift"
FEED = "Sources/FeedTab/FeedComponent.swift"
HOME_SCREEN = "Sources/HomeScreen/HomeComponent.swift"

MISSING = "missing-dependency"

MISTAKES = [
    Mistake("a public member is internal", SHOP,
            [(ROOT_FILE, "public let display", "let display")], [(MISSING, ROOT_FILE, "let display: any Display")]),
    Mistake("a member is renamed", SHOP,
            [(ROOT_FILE, "public let display: any", "public let screen: any")],
            [(MISSING, ROOT_FILE, "let screen: any Display")]),
    Mistake("a member is gone", SHOP, [(ROOT_FILE, ".*public let display: any Display\n", "")],
            [(MISSING, "Sources/AccountFeature/SignInComponent.swift", "var display: any Display { get }")]),
    Mistake("a member is private", SHOP,
            [(CATALOG, "    var catalog: any", "    private var catalog: any")],
            [(MISSING, CATALOG, "private var catalog")]),
    Mistake("a member is static", SHOP,
            [(CART, "    var cart: any", "    static var cart: any")], [(MISSING, CART, "static var cart")]),
    Mistake("a member has another type", SHOP,
            [(CART, "voucherBook: any VoucherBook", "voucherBook: SeasonVouchers")],
            [(MISSING, CART, "var voucherBook: SeasonVouchers")]),
    Mistake("a member is optional", SHOP,
            [(CATALOG, "reviewStore: any ReviewStore", "reviewStore: (any ReviewStore)?")],
            [(MISSING, CATALOG, "var reviewStore: (any ReviewStore)?")]),
    Mistake("a member has no written type", SHOP,
            [(CATALOG, r"var reviewStore: any ReviewStore \{ .*",
              "private static func make() -> any ReviewStore { Guestbook() }\n    var reviewStore = make()")],
            [(MISSING, CATALOG, "var reviewStore = make()")],
            otherwise=("+ private static func make() -> any ReviewStore { Guestbook() }",
                       "- var reviewStore: any ReviewStore { shared { Guestbook() } }",
                       "+ var reviewStore: any ReviewStore = make()")),
    Mistake("an extension with members is internal", SHOP,
            [(CATALOG, "public extension RootComponent", "extension RootComponent")],
            [(MISSING, CATALOG, "var catalog"), (MISSING, CATALOG, "var reviewStore")],
            "each of its members has to change, or the extension"),
    Mistake("a member stands under #if", SHOP,
            [(CART, "    var voucherBook: (.*)\n", r"    #if DEBUG\n    var voucherBook: \1\n    #endif\n")],
            [(MISSING, CART, "var voucherBook")]),
    Mistake("a member is async", SHOP,
            [(CART, r"voucherBook: any VoucherBook \{ (.*) \}\n", r"voucherBook: any VoucherBook { get async { \1 } }\n")],
            [(MISSING, CART, "var voucherBook")]),
    Mistake("a member throws", SHOP,
            [(ACCOUNT, r"orderArchive: any OrderArchive \{ (.*) \}\n",
              r"orderArchive: any OrderArchive { get throws { \1 } }\n")], [(MISSING, ACCOUNT, "var orderArchive")]),
    Mistake("a member is a method", SHOP,
            [(CATALOG, "var catalog: any Catalog", "func catalog() -> any Catalog")],
            [(MISSING, CATALOG, "func catalog()")]),
    Mistake("a member is unavailable", SHOP,
            [(CART, "    var voucherBook", "    @available(*, unavailable) var voucherBook")],
            [(MISSING, CART, "var voucherBook")]),
    Mistake("a member is moved to a sibling", SHOP,
            [(CHECKOUT, r"\n    public var checkoutDraft: (.*)\n", "\n"),
             ("Sources/CartFeature/CartComponent.swift", "    public func open",
              "    public var checkoutDraft: CheckoutDraft { shared { CheckoutDraft() } }\n\n    public func open")],
            [(MISSING, "Sources/CartFeature/CartComponent.swift", "public var checkoutDraft")]),
    Mistake("a member below another scope is gone", SHOP,
            [(CHECKOUT, r"\n    public var checkoutDraft: (.*)\n", "\n")],
            [(MISSING, DELIVERY, "var checkoutDraft: CheckoutDraft { get }")]),
    Mistake("the member of a base class is gone", SHOP,
            [(FEATURE, r"    public var section: .*\n", "")],
            [(MISSING, "Sources/CartFeature/CartSummaryComponent.swift", "var section: Section { get }")]),
    Mistake("a request has a setter", SHOP,
            [(VOUCHER, r"var voucherBook: any VoucherBook \{ get \}", "var voucherBook: any VoucherBook { get set }")],
            [(MISSING, CART, "var voucherBook")]),
    Mistake("a request is misspelt", SHOP,
            [(VOUCHER, r"var cart: any Cart \{ get \}", "var crat: any Cart { get }")],
            [(MISSING, VOUCHER, "var crat: any Cart")]),
    Mistake("a request has another name", SHOP,
            [(VOUCHER, r"var cart: any Cart \{ get \}", "var basket: any Cart { get }")],
            [(MISSING, VOUCHER, "var basket: any Cart")]),
    Mistake("a request has another type", SHOP,
            [(VOUCHER, r"var cart: any Cart \{ get \}", "var cart: Basket { get }")],
            [(MISSING, VOUCHER, "var cart: Basket")]),
    Mistake("a request is new", SHOP,
            [(VOUCHER, r"(    var cart: any Cart \{ get \}\n)", r"\1    var coupons: CouponDrawer { get }\n")],
            [(MISSING, VOUCHER, "var coupons: CouponDrawer")]),
    Mistake("a request is a property and was a method", SHOP,
            [(PRODUCT, r"var trail: \[String\] \{ get \}", "func trail() -> [String]")],
            [(MISSING, PRODUCT, "func trail()")]),
    Mistake("a request is static", SHOP,
            [(VOUCHER, r"    var voucherBook", "    static var voucherBook")],
            [("unsupported-requirement", VOUCHER, "static var voucherBook")]),
    Mistake("a request lost its actor", SHOP,
            [(PAYMENT, "@MainActor var paymentTerminal", "var paymentTerminal")],
            [("isolation-mismatch", PAYMENT, "var paymentTerminal")]),
    Mistake("a member is on an actor", SHOP,
            [(CART, "    var cart: any", "    @MainActor var cart: any")],
            [("isolation-mismatch", CART, "@MainActor var cart")]),
    Mistake("the name of a dependency is misspelt", SHOP,
            [(VOUCHER, "Component<VoucherDependency>", "Component<VoucherDependancy>")],
            [("unknown-dependency-protocol", VOUCHER, "Component<VoucherDependancy>")]),
    Mistake("the protocol of a dependency is misspelt", SHOP,
            [(VOUCHER, "protocol VoucherDependency", "protocol VoucherDependancy")],
            [("unknown-dependency-protocol", VOUCHER, "Component<VoucherDependency>")],
            # Nothing tells which of the two is misspelt.
            otherwise=("- public protocol VoucherDependency: Dependency {", "+ public protocol VoucherDependancy: Dependency {",
                       "- public final class VoucherComponent: Component<VoucherDependency> {",
                       "+ public final class VoucherComponent: Component<VoucherDependancy> {")),
    Mistake("a dependency does not inherit from Dependency", SHOP,
            [(VOUCHER, "protocol VoucherDependency: Dependency", "protocol VoucherDependency")],
            [("unknown-dependency-protocol", VOUCHER, "Component<VoucherDependency>")]),
    Mistake("a base class is misspelt", SHOP,
            [(GREETER, "FeatureComponent<Greeter", "FeatureComponnent<Greeter")],
            [("unknown-base-class", GREETER, "FeatureComponnent<")]),
    Mistake("a component and its dependency are internal in their module", SHOP,
            [(VOUCHER, "public final class", "final class"), (VOUCHER, "public protocol", "protocol")],
            [("inaccessible-component", VOUCHER, "protocol VoucherDependency")]),
    Mistake("a component is private", SHOP,
            [(GREETER, "final class GreeterComponent", "private final class GreeterComponent")],
            [("inaccessible-component", GREETER, "private final class")]),
    Mistake("a component is declared twice", SHOP,
            [(VOUCHER, r"\Z", "\npublic final class VoucherComponent: Component<VoucherDependency> {}\n")],
            [("duplicate-component", VOUCHER, "VoucherComponent: Component<VoucherDependency> {}")]),
    Mistake("a dependency protocol is declared twice", SHOP,
            [(VOUCHER, r"\Z", "\npublic protocol VoucherDependency: Dependency {}\n")],
            [("duplicate-dependency-protocol", VOUCHER, "protocol VoucherDependency: Dependency {}")]),
    Mistake("a component is created with another parent", SHOP,
            [(CART, r"CartComponent\(parent: self\)", "CartComponent(parent: other)")],
            [("unlinked-creation", CART, "CartComponent(parent: other)")]),
    Mistake("a component is created in a static member", SHOP,
            [(CART, "    var cartComponent", "    static var cartComponent")],
            [("unlinked-creation", CART, "static var cartComponent")]),
    Mistake("an initialiser is passed on", SHOP,
            [(CART, r"\{ CartComponent\(parent: self\) \}", "{ make(CartComponent.init) }")],
            [("unlinked-creation", CART, "make(CartComponent.init)")]),
    Mistake("the runtime is not imported", SHOP,
            [(GREETER, "import DIRuntime\n", "")],
            [("unknown-dependency-protocol", GREETER, "FeatureComponent<GreeterDependency>")]),
    Mistake("nothing creates a component", SHOP,
            [("Sources/CartFeature/CartComponent.swift", r".*VoucherComponent\(parent: self\).*\n", "")],
            [("detached-component", VOUCHER, "class VoucherComponent")]),
    Mistake("a component is generic", SHOP,
            [(VOUCHER, "class VoucherComponent:", "class VoucherComponent<T>:")],
            [("unsupported-component", VOUCHER, "class VoucherComponent<T>")]),
    Mistake("a member of the log-in is gone", HOME, [(LOGGED_IN, "    let flags: FlagValues\n", "")],
            [(MISSING, HOME_SCREEN, "var flags: FlagValues")]),
    Mistake("a member is private", HOME,
            [(COURTYARD, "    var ticks", "    private var ticks")], [(MISSING, COURTYARD, "private var ticks")]),
    Mistake("a member is gone", HOME, [(COURTYARD, "    var ticks: .*\n", "")],
            [(MISSING, REFRESH, "var ticks: Ticks")]),
    Mistake("a member is renamed", HOME,
            [(COURTYARD, "var adBroker: any", "var broker: any")], [(MISSING, COURTYARD, "var broker: any AdBroker")]),
    Mistake("a member is moved up to where it is not meant", HOME,
            [(LOGGED_IN, "    let user: User\n", ""), (COURTYARD, "    let board: any",
                                                       "    let user: User?\n    let board: any")],
            [(MISSING, COURTYARD, "let user: User?")]),
    Mistake("a member is moved to a sibling", HOME,
            [(LOGGED_IN, "    var reloads: (.*)\n", ""),
             (LOGGED_OUT, "    func make",
              "    var reloads: Reloads { shared { Reloads() } }\n    func make")],
            [(MISSING, LOGGED_OUT, "var reloads: Reloads")]),
    Mistake("a type is written as another", HOME,
            [(COURTYARD, r"residents: \[User\]", "residents: Set<User>")],
            [(MISSING, COURTYARD, "var residents: Set<User>")]),
    Mistake("a request is misspelt", HOME,
            [(AD, "var adBroker: any", "var adBroke: any")],
            # Nobody else requests it, so that the member may be what is misspelt.
            [(MISSING, COURTYARD, "var adBroker: any")]),
    Mistake("a request has another type", HOME,
            [(TEXT, "var board: any NoticeBoard", "var board: any Board")],
            [(MISSING, COURTYARD, "let board: any NoticeBoard")]),
    Mistake("a protocol lost its actor", HOME,
            [(PROFILE, r"@MainActor\npublic protocol", "public protocol")],
            [("isolation-mismatch", PROFILE, "var session")],
            otherwise=("- @MainActor", "- var session: Session { get }", "+ @MainActor var session: Session { get }")),
    Mistake("a component is internal in its module", HOME,
            [(AD, "public final class", "final class")], [("inaccessible-component", AD, "final class AdItem")]),
    Mistake("a component is created by another name for its parent", HOME,
            [(LOGGED_IN, r"HomeComponent\(parent: self\)", "HomeComponent(parent: root)")],
            [("unlinked-creation", LOGGED_IN, "HomeComponent(parent: root)")]),
    Mistake("a dependency protocol is misspelt", HOME,
            [(FEED, "MainActorSlotComponent<FeedDependency,", "MainActorSlotComponent<FeedDependencies,")],
            [("unknown-dependency-protocol", FEED, "<FeedDependencies,")]),
    Mistake("a base class is not of the main actor", HOME,
            [("needle.json", '"AdItem": "Sources/AdItem"',
              '"AdItem": {"path": "Sources/AdItem", "defaultIsolation": "MainActor"}'),
             (AD, "MainActorSlotComponent<", "SlotComponent<")], [("nonisolated-base-class", AD, "SlotComponent<AdItemDependency")]),
    Mistake("the wrong module compiles the generated file", HOME,
            [("needle.json", '"outputModule": "Courtyard"', '"outputModule": "FeedTab"')],
            [("inaccessible-component", LOGGED_OUT, "protocol LoggedOutDependency"),
             (MISSING, COURTYARD, "var adBroker: any AdBroker")],
            "the classes of the module, and their members"),
    Mistake("a source is no text", HOME,
            [(AD, r"\A", "// \udcff\n")], [("unreadable-source", AD, "\udcff"), ("plugin-order", TIP, '"feed.ad"')],
            "what the file declares is missing where it is named"),
    Mistake("two plug-ins of a slot have one flag", HOME,
            [(REFRESH, '"worker.refresh"', '"worker.analytics"')],
            [("duplicate-flag", REFRESH, '"worker.analytics"')]),
    Mistake("a plug-in stands after one that is not there", HOME,
            [(TEXT, r'after\("feed.photo"\)', 'after("feed.foto")')], [("plugin-order", TEXT, '"feed.foto"')]),
    Mistake("nobody hosts a slot", HOME,
            [(FEED, "    public var offers: .*\n", "")],
            [("unhosted-slot", "Sources/CourtyardCore/Slots.swift", "enum FeedOffers")]),
    Mistake("a plug-in gives nothing", HOME,
            [(AD, "    public override var plugin: .*\n", "")], [("unsupported-plugin", AD, "class AdItemComponent")]),
]


def read(path):
    return path.read_text(errors="surrogateescape")


def plant(mistake, folder):
    for name, pattern, replacement in mistake.edits:
        path = folder / name
        text, count = re.subn(pattern, replacement, read(path), count=1)
        if count != 1:
            sys.exit(f"{mistake.app}: {mistake.name}: nothing matches {pattern} in {name}")
        path.write_text(text, errors="surrogateescape")


def place(found, folder):
    """The id, the file and the line of a finding, as text."""
    if found["file"] is None:
        return found["id"], "", ""
    lines = read(folder / found["file"]).split("\n")
    return found["id"], found["file"], lines[found["line"] - 1]


def matches(found, wanted):
    return found[0] == wanted[0] and found[1] == wanted[1] and wanted[2] in found[2]


def generated(folder, needle_gen):
    return subprocess.run([needle_gen, "generate", "needle.json", "--quiet", "--out", "-"], cwd=folder,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def lines_that_differ(folder, original):
    """Those of the mended sources, each with the sign of a diff."""
    lines = []
    for path in sorted(original.rglob("*.swift")):
        name = path.relative_to(original)
        if ".build" not in name.parts and "Generated" not in name.parts:
            diff = difflib.ndiff(read(path).splitlines(), read(folder / name).splitlines())
            lines += [line[0] + " " + line[2:].strip() for line in diff if line[0] in "+-"]
    return tuple(lines)


def mended(mistake, report, folder, needle_gen):
    """What the fixes make of the app: nothing where there are none, and what is wrong with them."""
    fixes = [fix for finding in report["findings"] for fix in finding["fixes"]]
    if not fixes:
        return "", None
    if not all(finding["fixes"] for finding in report["findings"]) or not all(fix["complete"] for fix in fixes):
        return ", a part is mended", None
    subprocess.run([needle_gen, "fix", "needle.json", "--write"], cwd=folder, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    original = APPS / mistake.app
    output = generated(folder, needle_gen)
    if not output or not mistake.otherwise and output != generated(original, needle_gen):
        return "", "the output of the mended app differs"
    lines = lines_that_differ(folder, original)
    if lines != mistake.otherwise:
        return "", f"the mended sources differ: {lines}"
    return ", mended", None


def run(mistake, needle_gen, prints):
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / mistake.app
        ignored = shutil.ignore_patterns(".build", "Generated")
        shutil.copytree(APPS / mistake.app, folder, ignore=ignored)
        plant(mistake, folder)
        command = [needle_gen, "generate", "needle.json", "--quiet", "--format"]
        if prints:
            subprocess.run(command + ["text"], cwd=folder)
        output = subprocess.run(command + ["json"], cwd=folder, stdout=subprocess.PIPE).stdout
        report = json.loads(output)
        found = [place(finding, folder) for finding in report["findings"]]
        verdict, fault = mended(mistake, report, folder, needle_gen)
    wanted = list(mistake.findings)
    unmet = [entry for entry in wanted if not any(matches(other, entry) for other in found)]
    surplus = [entry for entry in found if not any(matches(entry, other) for other in wanted)]
    return report["summary"]["affected"], unmet, surplus, len(found) == len(wanted), verdict, fault


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle-gen", metavar="PATH")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    built = [ROOT / ".build" / configuration / "needle-gen" for configuration in ("release", "debug")]
    needle_gen = arguments.needle_gen or next((str(path) for path in built if path.exists()), None)
    if not needle_gen:
        sys.exit("there is no needle-gen: swift build --product needle-gen")
    needle_gen = str(pathlib.Path(needle_gen).resolve())
    mistakes = [mistake for mistake in MISTAKES if not arguments.names or mistake.name in arguments.names]
    failures = 0
    for mistake in mistakes[:: 5 if arguments.sample else 1]:
        affected, unmet, surplus, isCounted, repair, fault = run(mistake, needle_gen, bool(arguments.names))
        isFine = not unmet and not surplus and isCounted and not fault
        failures += not isFine
        verdict = f"{len(mistake.findings)} for {affected}{repair}" if isFine else "WRONG"
        print(f"{'ok ' if isFine else 'BAD'}  {mistake.app:12}  {mistake.name:52}  {verdict}")
        if fault:
            print(f"       {fault}")
        for kind, entries in (("not found", unmet), ("not wanted", surplus)):
            for entry in entries:
                print(f"       {kind}: {entry[0]} at {entry[1]}: {entry[2].strip()}".encode("utf-8", "replace").decode())
    print(f"{len(mistakes[:: 5 if arguments.sample else 1])} mistakes, {failures} told wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
