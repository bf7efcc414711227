#!/usr/bin/env python3
"""Plants mistakes in sample apps, one at a time, and holds what needle-gen says to the place of each.

    Scripts/plant-mistakes.py                      all of them, with the needle-gen of .build/release or .build/debug
    Scripts/plant-mistakes.py --needle-gen PATH    with that one
    Scripts/plant-mistakes.py --sample             all of them, but only a handful built, as CI does
    Scripts/plant-mistakes.py 'a member is renamed' …    those only; the whole output is printed

A mistake is an edit of a copy of the app. What it must lead to is a list of findings: each an id, a file, and a text that
stands in the line of the finding. One mistake is one finding, but for those that say why they are more. The first line
that is printed must name the place of one of them.

Where all errors have a fix, `needle-gen fix --write` must make the app whole: the output is that of the app without the
mistake, and so are the sources; or they differ as the mistake says, and there is an output. The app is then built by
SwiftPM, plugin and all, and must print what it printed before; where a fix left a placeholder, that must be all that the
compiler complains about.
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

from checks import ROOT, add_needle_gen, chosen_needle_gen

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
    # It is none: nothing is found, the output is the same, and the app is built.
    is_right: bool = False
    # What the compiler says of the mended app besides that a placeholder is left.
    remains: frozenset = frozenset()
    # Whether the mended app is built in CI too.
    is_built_in_sample: bool = False


SHOP, HOME = "modular-shop", "imvvm"
ROOT_FILE = "Sources/ShopCore/RootComponent.swift"
CART = "Sources/CartFeature/CartProviders.swift"
CATALOG = "Sources/CatalogFeature/CatalogProviders.swift"
ACCOUNT = "Sources/AccountFeature/AccountProviders.swift"
CHECKOUT = "Sources/CheckoutFeature/CheckoutComponent.swift"
DELIVERY = "Sources/CheckoutFeature/DeliveryComponent.swift"
PAYMENT = "Sources/CheckoutFeature/PaymentComponent.swift"
VOUCHER = "Sources/CartFeature/VoucherComponent.swift"
PRODUCT = "Sources/CatalogFeature/ProductComponent.swift"
GREETER = "Sources/ShopApp/GreeterComponent.swift"
FEATURE = "Sources/ShopCore/FeatureComponent.swift"
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
            [(ROOT_FILE, "public let display", "let display")], [(MISSING, ROOT_FILE, "let display: any Display")],
            is_built_in_sample=True),
    Mistake("a member is renamed", SHOP,
            [(ROOT_FILE, "public let display: any", "public let screen: any")],
            [(MISSING, ROOT_FILE, "let screen: any Display")]),
    Mistake("a member is gone", SHOP, [(ROOT_FILE, ".*public let display: any Display\n", "")],
            [(MISSING, "Sources/AccountFeature/SignInComponent.swift", "var display: any Display { get }")],
            # Its initialiser still sets it.
            remains=frozenset({"cannot assign to property: 'display' is a get-only property"})),
    Mistake("a member is private", SHOP,
            [(CATALOG, "    var catalog: any", "    private var catalog: any")],
            [(MISSING, CATALOG, "private var catalog")]),
    Mistake("a member is private and misspelt", SHOP,
            [(CATALOG, "    var catalog: any", "    private var catalogue: any")],
            [(MISSING, CATALOG, "private var catalogue")]),
    Mistake("a member is internal and misspelt", SHOP,
            [(ROOT_FILE, "public let display: any", "let dispaly: any"), (ROOT_FILE, r"self\.display =", "self.dispaly =")],
            [(MISSING, ROOT_FILE, "let dispaly: any Display")]),
    Mistake("a member is static", SHOP,
            [(CART, "    var cart: any", "    static var cart: any")], [(MISSING, CART, "static var cart")]),
    Mistake("a member has another type", SHOP,
            [(CART, "voucherBook: any VoucherBook", "voucherBook: SeasonVouchers")],
            [(MISSING, CART, "var voucherBook: SeasonVouchers")]),
    Mistake("a member is optional", SHOP,
            [(CATALOG, "reviewStore: any ReviewStore", "reviewStore: (any ReviewStore)?")],
            [(MISSING, CATALOG, "var reviewStore: (any ReviewStore)?")]),
    Mistake("a member has no written type", SHOP,
            [(CHECKOUT, r"public var checkoutDraft: .*",
              "private static func make() -> CheckoutDraft { CheckoutDraft() }\n\n    public let checkoutDraft = make()")],
            [(MISSING, CHECKOUT, "public let checkoutDraft = make()")],
            otherwise=("- public var checkoutDraft: CheckoutDraft { shared { CheckoutDraft() } }",
                       "+ private static func make() -> CheckoutDraft { CheckoutDraft() }", "+ ",
                       "+ public let checkoutDraft: CheckoutDraft = make()")),
    Mistake("an extension with members is internal", SHOP,
            [(CATALOG, "public extension RootComponent", "extension RootComponent")],
            [(MISSING, CATALOG, "var catalog")],
            otherwise=("- public extension RootComponent {", "+ extension RootComponent {",
                       "- var catalog: any Catalog { shared { PrintedCatalog() } }",
                       "+ public var catalog: any Catalog { shared { PrintedCatalog() } }",
                       "- var reviewStore: any ReviewStore { shared { Guestbook() } }",
                       "+ public var reviewStore: any ReviewStore { shared { Guestbook() } }")),
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
    # A protocol is the same type without it, also for the compiler.
    Mistake("a request lacks any", SHOP,
            [(VOUCHER, r"var cart: any Cart \{ get \}", "var cart: Cart { get }")], [], is_right=True),
    Mistake("a member lacks any", SHOP,
            [(CART, r"var cart: any Cart \{", "var cart: Cart {")], [], is_right=True),
    Mistake("a type in requests is internal", SHOP,
            [("Sources/ShopCore/Display.swift", "public protocol Display", "protocol Display")],
            [("inaccessible-type", "Sources/ShopCore/Display.swift", "protocol Display")]),
    Mistake("a request has another type", SHOP,
            [(VOUCHER, r"var cart: any Cart \{ get \}", "var cart: Basket { get }")],
            [(MISSING, VOUCHER, "var cart: Basket")]),
    Mistake("a request is new", SHOP,
            [(VOUCHER, r"(    var cart: any Cart \{ get \}\n)", r"\1    var motto: String { get }\n")],
            [(MISSING, VOUCHER, "var motto: String")],
            is_built_in_sample=True),
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
            [("unknown-dependency-protocol", VOUCHER, "Component<VoucherDependancy>")],
            is_built_in_sample=True),
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
            [("unknown-dependency-protocol", GREETER, "FeatureComponent<GreeterDependency>")],
            is_built_in_sample=True),
    Mistake("nothing creates a component", SHOP,
            [("Sources/CartFeature/CartComponent.swift", r".*VoucherComponent\(parent: self\).*\n", "")],
            [("detached-component", VOUCHER, "class VoucherComponent")]),
    Mistake("a component is generic", SHOP,
            [(VOUCHER, "class VoucherComponent:", "class VoucherComponent<T>:")],
            [("unsupported-component", VOUCHER, "class VoucherComponent<T>")]),
    Mistake("a member of the log-in is gone", HOME, [(LOGGED_IN, "    let flags: FlagValues\n", "")],
            [(MISSING, HOME_SCREEN, "var flags: FlagValues")],
            # Its initialiser still sets it.
            remains=frozenset({"cannot assign to property: 'flags' is a get-only property"})),
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
            [(MISSING, TEXT, "var board: any Board")]),
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
             ("Package.swift", r'feature\("AdItem"\)',
              '.target(name: "AdItem", dependencies: ["CourtyardCore", kit, runtime, flags], '
              'swiftSettings: settings + [.defaultIsolation(MainActor.self)])'),
             (AD, "MainActorSlotComponent<", "SlotComponent<")], [("nonisolated-base-class", AD, "SlotComponent<AdItemDependency")],
            otherwise=('- feature("AdItem"),',
                       '+ .target(name: "AdItem", dependencies: ["CourtyardCore", kit, runtime, flags], '
                       'swiftSettings: settings + [.defaultIsolation(MainActor.self)]),')),
    Mistake("the wrong module compiles the generated file", HOME,
            [("needle.json", '"outputModule": "Courtyard"', '"outputModule": "FeedTab"')],
            [("inaccessible-component", LOGGED_OUT, "protocol LoggedOutDependency")]),
    Mistake("a source is no text", HOME,
            [(AD, r"\A", "// \udcff\n")], [("unreadable-source", AD, "\udcff")]),
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


def with_placeholders(report):
    return not all(fix["complete"] for finding in report["findings"] for fix in finding["fixes"])


def mended(mistake, report, folder, needle_gen):
    """What the fixes make of the app: nothing where there are none, and what is wrong with them."""
    fixes = [fix for finding in report["findings"] for fix in finding["fixes"]]
    if mistake.is_right:
        is_equal = generated(folder, needle_gen) == generated(APPS / mistake.app, needle_gen)
        return ("right", None) if is_equal else ("", "the output differs")
    if not fixes:
        return "", None
    if not all(finding["fixes"] for finding in report["findings"]):
        return "a part is mended", None
    subprocess.run([needle_gen, "fix", "needle.json", "--write"], cwd=folder, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    original = APPS / mistake.app
    output = generated(folder, needle_gen)
    if not output:
        return "", "there is no output of the mended app"
    if with_placeholders(report):
        return "a placeholder is left", None
    if not mistake.otherwise and output != generated(original, needle_gen):
        return "", "the output of the mended app differs"
    lines = lines_that_differ(folder, original)
    if lines != mistake.otherwise:
        return "", f"the mended sources differ: {lines}"
    return "mended", None


class Builds:
    """The apps as they are built: each has a folder, in which one mended app follows another."""

    def __init__(self, folder):
        self.folder = folder

    def check(self, mistake, mended, has_placeholders):
        """What is wrong with the mended app, as SwiftPM and its user see it."""
        done = subprocess.run(["swift", "run", "--package-path", self.place(mistake.app, mended), *self.options(mistake.app)],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
        if has_placeholders:
            errors = set(re.findall(r"error: (?!emit-module command failed|fatalError)(.*)", done.stdout + done.stderr))
            return None if errors == mistake.remains | {"editor placeholder in source file"} else f"the compiler says {sorted(errors)}"
        if done.returncode:
            return f"the mended app is not built:\n{done.stdout}{done.stderr}"
        expected = (APPS / mistake.app / "expected-output.txt").read_text()
        return None if done.stdout == expected else "the mended app prints something else"

    def place(self, app, mended):
        """The folder of an app, with what is mended in place of what stood there; what is equal keeps its date."""
        folder = self.folder / app
        wanted = {path.relative_to(mended): path.read_bytes() for path in mended.rglob("*") if path.is_file()}
        for manifest in [name for name in wanted if name.name == "Package.swift"]:
            way = "/".join([".."] * (len(manifest.parts) + 2))
            wanted[manifest] = wanted[manifest].replace(f'"{way}"'.encode(), f'"{ROOT}"'.encode())
        for path in [path for path in folder.rglob("*") if path.is_file()]:
            name = path.relative_to(folder)
            if ".build" not in name.parts and name not in wanted:
                path.unlink()
        for name, content in wanted.items():
            path = folder / name
            if not path.exists() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
        return folder

    def options(self, app):
        """As .ci/run builds the apps: those without dependencies in one folder, with each warning an error."""
        if "https://" in (APPS / app / "Package.swift").read_text():
            return []
        return ["--scratch-path", APPS / ".build", "--disable-build-manifest-caching", "-Xswiftc", "-warnings-as-errors"]


def first_line_fault(mistake, folder, needle_gen, found):
    """What is wrong with the first line that somebody sees."""
    said = subprocess.run([needle_gen, "generate", "needle.json", "--quiet"], cwd=folder, stdin=subprocess.DEVNULL,
                          capture_output=True).stderr.decode("utf-8", "surrogateescape")
    line = said.split("\n")[0]
    named = re.match(r"(.+?):(\d+):\d+: (?:error|warning): .*: .* \[([a-z-]+)\]$", line)
    if not mistake.findings and not line:
        return None
    if not named:
        return f"the first line names no place, edit and id: {line}"
    text = read(folder / named[1]).split("\n")[int(named[2]) - 1]
    return None if (named[3], named[1], text) in found else f"the first line is about another place: {line}"


def run(mistake, needle_gen, prints, builds):
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
        fault = first_line_fault(mistake, folder, needle_gen, found)
        repair, wrong = mended(mistake, report, folder, needle_gen)
        fault = fault or wrong
        if builds and repair and not fault and repair != "a part is mended":
            fault = builds.check(mistake, folder, with_placeholders(report))
            repair += ", built"
    wanted = list(mistake.findings)
    unmet = [entry for entry in wanted if not any(matches(other, entry) for other in found)]
    surplus = [entry for entry in found if not any(matches(entry, other) for other in wanted)]
    verdict = f"{len(found)} for {report['summary']['affected']}" + (f", {repair}" if repair else "")
    return unmet, surplus, len(found) == len(wanted), verdict, fault


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_needle_gen(parser)
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - {mistake.name for mistake in MISTAKES}
    if unknown:
        parser.error(f"there is no mistake {', '.join(sorted(unknown))}")
    needle_gen = str(chosen_needle_gen(arguments))
    mistakes = [mistake for mistake in MISTAKES if not arguments.names or mistake.name in arguments.names]
    builds = Builds(APPS / ".build" / "mended")
    failures = 0
    for mistake in mistakes:
        is_built = not arguments.sample or mistake.is_built_in_sample
        unmet, surplus, is_counted, verdict, fault = run(
            mistake, needle_gen, bool(arguments.names), builds if is_built else None)
        is_fine = not unmet and not surplus and is_counted and not fault
        failures += not is_fine
        print(f"{'ok ' if is_fine else 'BAD'}  {mistake.app:12}  {mistake.name:62}  {verdict if is_fine else 'WRONG'}", flush=True)
        if fault:
            print(f"       {fault}")
        for kind, entries in (("not found", unmet), ("not wanted", surplus)):
            for entry in entries:
                print(f"       {kind}: {entry[0]} at {entry[1]}: {entry[2].strip()}".encode("utf-8", "replace").decode())
    print(f"{len(mistakes)} mistakes, {failures} told wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
