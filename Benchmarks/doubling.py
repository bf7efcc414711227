"""Sources of growing size for every construct, and how the tool's cost grows with them.

    Benchmarks/run.py doubling [--only WORD] [--cases [together | files | modules]]

A construct is a function from a number to files. It is run at a size of about 100 kB and at a half and a quarter of
it; larger ones follow while they take too little time to be told from the start of a process. The exponent of the cost
is that of the user's CPU between the last sizes, less that of a run over an empty file; the exponent of the output is
that of what is written and printed. A construct is linear if its cost grows at most as n^1.3 beyond the larger of input
and output.

With `--cases` a construct is many copies of a case of Fixtures/cases, each with names of its own: so every finding, and
whatever else a case shows, is met many times. They stand together in the case's files, or each is in files or a module of
its own.

A CPU that others use as well, and caches, make times grow by themselves. So a construct that seems to be above, at less than
a second, is counted again in instructions, if valgrind is at hand, and these decide.
"""

import functools
import json
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

CASES = Path(__file__).resolve().parent.parent / "Fixtures/cases"
SEED = 7
TARGET_BYTES = 100_000
LARGEST_BYTES = 1_700_000
SMALLEST_SECONDS = 0.08
SLOWEST_SECONDS = 20
ALLOWED = 1.3

CONSTRUCTS = {}


def construct(*commands):
    """Registers a generator of files under its own name, with the commands that it is meant for."""

    def register(function):
        CONSTRUCTS[function.__name__.replace("_", " ")] = (function, commands or ("generate", "graph", "mocks"))
        return function

    return register


# --- Building blocks

HEAD = "import DIRuntime\n"


def root(body, head="final class RootComponent: BootstrapComponent"):
    return f"{head} {{\n{body}\n}}\n"


def creation(child, member=None):
    return f"    var {member or child[0].lower() + child[1:]}: {child} {{ {child}(parent: self) }}"


def dependency(name, requests, base="Dependency"):
    lines = "\n".join(f"    var {request}: Int {{ get }}" for request in requests)
    return f"protocol {name}: {base} {{\n{lines}\n}}\n"


def component(name, protocol="EmptyDependency", body=""):
    return f"final class {name}: Component<{protocol}> {{\n{body}\n}}\n"


def child_app(request="title", member="    var title: Int { 1 }", body=""):
    """A root with one child that requests one member."""
    return (
        HEAD + dependency("ChildDependency", [request]) + component("ChildComponent", "ChildDependency", body)
        + root(f"{member}\n{creation('ChildComponent')}"))


def asking(declarations, members=""):
    """A component that depends on the `ChildDependency` of the declarations, below a root with some members."""
    made = component("ChildComponent", "ChildDependency")
    return one_file(HEAD + declarations + made + root(members + creation("ChildComponent")))


def one_file(text):
    return {"Sources.swift": text}


def split(declarations):
    return {f"File{index:06}.swift": HEAD + text for index, text in enumerate(declarations)}


def in_files(count, text_of, *others):
    """Declarations of one name, of which a file may have 256: those of a range in each file, and the others."""
    ranges = [range(start, min(count, start + 200)) for start in range(0, count, 200)]
    return split([*map(text_of, ranges), *others])


def shuffled(items):
    items = list(items)
    random.Random(SEED).shuffle(items)
    return items


def branches(count, line):
    chain = "\n".join(f"{'#elseif' if i else '#if'} FLAG{i}\n{line}" for i in range(count))
    return f"{chain}\n#else\n{line}\n#endif\n"


def branches_in_files(count, line, *others):
    """The branches of one `#if` and, since they are in several files, of one in each of them."""
    def chain(numbers):
        return "".join(f"{'#if' if i == numbers[0] else '#elseif'} FLAG{i}\n{line}\n" for i in numbers) + "#endif\n"
    return in_files(count, chain, *others)


def blocks(count, line):
    return "".join(f"#if FLAG{i}\n{line}\n#endif\n" for i in range(count))


def blocks_in_files(count, line, *others):
    return in_files(count, lambda numbers: "".join(f"#if FLAG{i}\n{line}\n#endif\n" for i in numbers), *others)


# --- Conditions


@construct()
def variants_of_a_component(n):
    return branches_in_files(
        n, component("ChildComponent", "ChildDependency"),
        dependency("ChildDependency", ["title"]) + root(f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"))


@construct()
def variants_of_a_member(n):
    return one_file(child_app(member=branches(n, "    var title: Int { 1 }")))


@construct()
def variants_of_a_protocol(n):
    return branches_in_files(
        n, dependency("ChildDependency", ["title"]),
        component("ChildComponent", "ChildDependency") + root(f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"))


@construct()
def variants_of_a_request(n):
    return asking(
        f"protocol ChildDependency: Dependency {{\n{branches(n, '    var title: Int { get }')}}}\n",
        f"    var title: Int {{ 1 }}\n")


@construct()
def variants_of_a_typealias(n):
    return branches_in_files(n, "typealias Title = Int", child_app(member="    var title: Title { 1 }"))


@construct()
def variants_of_a_creation(n):
    return one_file(child_app(member=f"    var title: Int {{ 1 }}\n    func make() {{\n"
                              + branches(n, "        _ = ChildComponent(parent: self)") + "}"))


@construct()
def branches_with_different_members(n):
    chain = "\n".join(f"{'#elseif' if i else '#if'} FLAG{i}\n    var value{i}: Int {{ 1 }}" for i in range(n))
    return one_file(child_app(member=f"    var title: Int {{ 1 }}\n{chain}\n#endif"))


@construct()
def branches_with_different_components(n):
    chain = "\n".join(
        f"{'#elseif' if i else '#if'} FLAG{i}\n{component(f'Child{i}Component')}"
        f"extension RootComponent {{\n{creation(f'Child{i}Component')}\n}}" for i in range(n))
    return one_file(HEAD + root("") + chain + "\n#endif\n")


@construct()
def blocks_with_a_component_of_one_name(n):
    return blocks_in_files(n, component("ChildComponent"), root(creation("ChildComponent")))


@construct()
def blocks_with_a_member_of_one_name(n):
    return one_file(child_app(member=blocks(n, "    var title: Int { 1 }")))


@construct()
def blocks_with_a_typealias_of_one_name(n):
    return blocks_in_files(n, "typealias Title = Int", child_app(member="    var title: Title { 1 }"))


@construct()
def blocks_with_a_protocol_of_one_name(n):
    return blocks_in_files(
        n, dependency("ChildDependency", ["title"]),
        component("ChildComponent", "ChildDependency") + root(f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"))


@construct()
def blocks_with_different_requests(n):
    requests = "".join(f"#if FLAG{i}\n    var value{i}: Int {{ get }}\n#endif\n" for i in range(n))
    members = "".join(f"#if FLAG{i}\n    var value{i}: Int {{ 1 }}\n#endif\n" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members)


@construct()
def nested_conditions(n):
    opening = "".join(f"#if FLAG{i}\n    var value{i}: Int {{ 1 }}\n" for i in range(n))
    return one_file(child_app(member=f"    var title: Int {{ 1 }}\n{opening}{'#endif' * 0}" + "#endif\n" * n))


@construct()
def nested_conditions_with_a_creation_each(n):
    opening = "".join(f"#if FLAG{i}\n        _ = ChildComponent(parent: self)\n" for i in range(n))
    return one_file(child_app(member="    var title: Int { 1 }\n    func make() {\n" + opening + "#endif\n" * n + "}"))


@construct()
def members_of_a_class_under_nested_conditions(n):
    inner = root("\n".join(f"    var value{i}: Int {{ {i} }}" for i in range(n)))
    return one_file(HEAD + "".join(f"#if FLAG{i}\n" for i in range(n // 2)) + inner + "#endif\n" * (n // 2))


@construct()
def one_long_condition(n):
    condition = " && ".join(f"FLAG{i}" for i in range(n))
    return one_file(child_app() + f"#if {condition}\n{component('ChildComponent', 'ChildDependency')}#endif\n")


@construct()
def negations_and_parentheses(n):
    condition = "!(" * n + "FLAG" + ")" * n
    return one_file(child_app() + f"#if {condition}\n{component('OtherComponent', 'ChildDependency')}#endif\n")


@construct()
def imports_under_conditions(n):
    return one_file("".join(f"#if canImport(Module{i})\nimport Module{i}\n#endif\n" for i in range(n))
                    + child_app(member="    var title: Title { 1 }").replace(": Int", ": Title"))


# --- Creations


@construct()
def creations_in_one_literal(n):
    made = ", ".join(".init(parent: self)" for _ in range(n))
    return one_file(child_app(body=f"    var all: [ChildComponent] {{ [{made}] }}"))


@construct()
def creations_in_closures_of_one_literal(n):
    made = ", ".join("{ .init(parent: self) }" for _ in range(n))
    return one_file(child_app(body=f"    var all: [() -> ChildComponent] {{ [{made}] }}"))


@construct()
def uses_of_an_assigned_name_in_one_expression(n):
    sum_of_all = " + ".join("page" for _ in range(n))
    return one_file(child_app(body="    var page: ChildComponent?\n    func show() {\n"
                                   f"        page = .init(parent: self)\n        _ = {sum_of_all}\n    }}"))


@construct()
def assignments_in_a_chain_of_other_classes(n):
    chain = "".join(f"class Other{i + 1}: Other{i} {{ func show{i}() {{ page = .init(parent: self) }} }}\n"
                    for i in range(n))
    return one_file(child_app() + "class Other0 { var page: Page? }\nclass Page {}\n" + chain)


@construct()
def creations_in_a_switch_of_self(n):
    cases = "\n".join(f"case let self{i}: return ChildComponent(parent: self{i})" for i in range(n))
    return one_file(child_app(body=f"    var made: ChildComponent {{ switch self {{\n{cases}\n    }} }}"))


# --- Chains


def base_chain(n):
    yield "class Base0Component<D>: Component<D> {\n    var value0: Int { 0 }\n}\n"
    for i in range(1, n):
        yield f"class Base{i}Component<D>: Base{i - 1}Component<D> {{\n    var value{i}: Int {{ {i} }}\n}}\n"
    yield f"final class LastComponent: Base{n - 1}Component<LastDependency> {{}}\n"
    yield dependency("LastDependency", ["title"])
    yield root(f"    var title: Int {{ 1 }}\n{creation('LastComponent')}")


@construct()
def base_classes_in_a_chain(n):
    return one_file(HEAD + "".join(base_chain(n)))


@construct()
def base_classes_in_a_chain_backwards(n):
    return one_file(HEAD + "".join(reversed(list(base_chain(n)))))


@construct()
def base_classes_in_a_chain_of_files(n):
    return split(shuffled(base_chain(n)))


@construct()
def base_classes_in_a_chain_with_extensions_of_a_protocol_each(n):
    chain = "".join(f"class Base{i + 1}Component: Base{i}Component {{}}\n"
                    f"extension Named where Self: Base{i + 1}Component {{ var value{i}: Int {{ {i} }} }}\n"
                    for i in range(n))
    return one_file(child_app() + "protocol Named {}\nclass Base0Component: Component<EmptyDependency>, Named {}\n" + chain)


@construct()
def types_of_a_generic_class_named_by_a_chain_of_classes_below_it(n):
    chain = "".join(f"class Model{i + 1}: Model{i if i else '0<Int>'} {{}}\n" for i in range(n))
    requests = "".join(f"    var value{i}: Model{i + 1}.Part {{ get }}\n" for i in range(n))
    members = "".join(f"    var value{i}: Model{i + 1}.Part {{ .init() }}\n" for i in range(n))
    return asking(
        "class Model0<Item> { struct Part {} }\n" + chain + f"protocol ChildDependency: Dependency {{\n{requests}}}\n",
        members)


@construct()
def roots_in_a_chain_of_base_classes(n):
    chain = "".join(f"class Root{i + 1}: Root{i} {{\n    var value{i}: Int {{ {i} }}\n}}\n" for i in range(n))
    return one_file(HEAD + "class Root0: BootstrapComponent {\n" + creation("ChildComponent") + "\n}\n"
                    + chain + dependency("ChildDependency", ["title"])
                    + component("ChildComponent", "ChildDependency")
                    + f"extension Root0 {{ var title: Int {{ 1 }} }}\nlet app = Root{n}()\n")


@construct()
def base_classes_created_in_a_chain(n):
    chain = "".join(f"class Base{i + 1}Component: Base{i}Component {{}}\n" for i in range(n))
    made = "\n".join(creation(f"Base{i}Component") for i in range(n))
    return one_file(HEAD + "class Base0Component: Component<EmptyDependency> {}\n" + chain + root(made))


def created_base_chain(n, type):
    """Members of one type that make a class of a chain each."""
    chain = "".join(f"class Base{i + 1}Component: Base{i}Component {{}}\n" for i in range(n))
    made = "\n".join(f"    var made{i}: {type} {{ Base{i}Component(parent: self) }}" for i in range(n))
    return one_file(child_app() + "class Base0Component: Component<EmptyDependency> {}\n" + chain
                    + "extension RootComponent {\n" + made + "\n}\n")


@construct()
def base_classes_in_a_chain_created_as_the_first(n):
    return created_base_chain(n, "Base0Component")


@construct()
def base_classes_in_a_chain_created_as_another_component(n):
    return created_base_chain(n, "ChildComponent")


@construct()
def creations_in_a_chain_of_classes_that_are_no_components(n):
    chain = "".join(f"class Model{i + 1}: Model{i} {{ func make{i}() {{ ChildComponent(parent: self) }} }}\n"
                    for i in range(n))
    return one_file(child_app() + "class Model0 {}\n" + chain)


@construct()
def classes_that_are_no_components_in_a_chain(n):
    chain = shuffled(f"class Model{i + 1}: Model{i} {{ var value{i}: Int = {i} }}\n" for i in range(n))
    return one_file(child_app() + "class Model0 {}\n" + "".join(chain))


def protocol_chain(n):
    yield dependency("Dependency0", ["value0"])
    for i in range(1, n):
        yield dependency(f"Dependency{i}", [f"value{i}"], f"Dependency{i - 1}")


@construct()
def protocols_in_a_chain(n):
    members = "\n".join(f"    var value{i}: Int {{ {i} }}" for i in range(n))
    return one_file(HEAD + "".join(shuffled(protocol_chain(n))) + component("ChildComponent", f"Dependency{n - 1}")
                    + root(f"{members}\n{creation('ChildComponent')}"))


@construct()
def protocols_in_a_chain_of_files(n):
    members = "\n".join(f"    var value{i}: Int {{ {i} }}" for i in range(n))
    return split([*shuffled(protocol_chain(n)), component("ChildComponent", f"Dependency{n - 1}"),
                  root(f"{members}\n{creation('ChildComponent')}")])


@construct("generate", "graph")
def protocols_in_a_chain_with_a_component_each(n):
    protocols = dependency("Dependency0", ["title"]) + "".join(
        dependency(f"Dependency{i}", [], f"Dependency{i - 1}") for i in range(1, n))
    children = "".join(component(f"Child{i}Component", f"Dependency{i}") for i in range(n))
    made = "\n".join(creation(f"Child{i}Component") for i in range(n))
    return one_file(HEAD + protocols + children + root(f"    var title: Int {{ 1 }}\n{made}"))


@construct()
def typealiases_of_types_in_a_chain(n):
    chain = "".join(shuffled(f"typealias Title{i + 1} = Title{i}\n" for i in range(n)))
    return one_file(child_app(member=f"    var title: Title{n} {{ 1 }}") + "typealias Title0 = Int\n" + chain)


@construct()
def typealiases_of_types_in_a_chain_of_files(n):
    chain = shuffled(f"typealias Title{i + 1} = Title{i}\n" for i in range(n))
    return split([child_app(member=f"    var title: Title{n} {{ 1 }}"), "typealias Title0 = Int\n", *chain])


@construct()
def typealiases_of_types_in_files_against_their_order(n):
    """Each file names nothing of the graph but the next one's typealias, and comes before it."""
    chain = {f"File{n - i:06}.swift": f"typealias Title{i + 1} = Title{i}\n" for i in range(n)}
    app = HEAD + child_app(member=f"    var title: Title{n} {{ 1 }}")
    return {"App.swift": app, "Title0.swift": "typealias Title0 = Int\n", **chain}


@construct()
def typealiases_of_components_in_a_chain(n):
    chain = "".join(shuffled(f"typealias Child{i + 1} = Child{i}\n" for i in range(n)))
    return one_file(child_app().replace("ChildComponent(parent", f"Child{n}(parent")
                    + "typealias Child0 = ChildComponent\n" + chain)


@construct()
def typealiases_of_protocols_in_a_chain(n):
    chain = "".join(shuffled(f"typealias Child{i + 1} = Child{i}\n" for i in range(n)))
    return one_file(child_app().replace("Component<ChildDependency", f"Component<Child{n}")
                    + "typealias Child0 = ChildDependency\n" + chain)


@construct()
def typealiases_that_all_are_used(n):
    chain = "".join(f"typealias Title{i + 1} = Title{i}\n" for i in range(n))
    members = "\n".join(f"    var value{i}: Title{i} {{ {i} }}" for i in range(n))
    return one_file(HEAD + dependency("ChildDependency", [f"value{i}" for i in range(n)])
                    + component("ChildComponent", "ChildDependency") + root(f"{members}\n{creation('ChildComponent')}")
                    + "typealias Title0 = Int\n" + chain)


@construct()
def creations_of_associated_types(n):
    protocols = "".join(
        f"protocol Made{i} {{ init(parent: Any) }}\nprotocol Maker{i} {{ associatedtype Part{i}: Made{i} }}\n"
        f"extension Maker{i} {{ func make() -> Part{i} {{ Part{i}(parent: self) }} }}\n" for i in range(n))
    children = "".join(component(f"Child{i}", "EmptyDependency") for i in range(n))
    members = "\n".join(f"    var child{i}: Child{i} {{ Child{i}(parent: self) }}" for i in range(n))
    return one_file(HEAD + protocols + children + root(members))


@construct("generate", "graph")
def components_in_a_chain(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        body = creation(f"Child{i + 1}") if i + 1 < n else ""
        parts.append(component(f"Child{i}", "ChildDependency", body))
    return one_file(HEAD + "".join(parts) + root(f"    var title: Int {{ 1 }}\n{creation('Child0')}"))


@construct("generate", "graph")
def components_in_a_chain_without_a_provider(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        body = creation(f"Child{i + 1}") if i + 1 < n else ""
        parts.append(component(f"Child{i}", "ChildDependency", body))
    return one_file(HEAD + "".join(parts) + root(creation("Child0")))


@construct("generate", "graph")
def components_in_a_chain_with_requests_of_their_own(n):
    parts = []
    for i in range(n):
        body = creation(f"Child{i + 1}") if i + 1 < n else ""
        parts.append(dependency(f"Dependency{i}", [f"value{i}"]) + component(f"Child{i}", f"Dependency{i}", body))
    members = "\n".join(f"    var value{i}: Int {{ {i} }}" for i in range(n))
    return one_file(HEAD + "".join(parts) + root(f"{members}\n{creation('Child0')}"))


@construct("generate", "graph")
def components_in_a_ring(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        parts.append(component(f"Child{i}", "ChildDependency", creation(f"Child{(i + 1) % n}")))
    return one_file(HEAD + "".join(parts) + root(f"    var title: Int {{ 1 }}\n{creation('Child0')}"))


@construct("generate", "graph")
def components_in_a_ring_without_a_provider(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        parts.append(component(f"Child{i}", "ChildDependency", creation(f"Child{(i + 1) % n}")))
    return one_file(HEAD + "".join(parts) + root(creation("Child0")))


@construct("generate", "graph")
def components_in_a_ring_under_a_condition(n):
    source = components_in_a_ring(n)["Sources.swift"].removeprefix(HEAD)
    return one_file(f"{HEAD}#if DEBUG\n{source}#endif\n")


@construct("generate", "graph")
def components_in_a_chain_below_two_roots(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        parts.append(component(f"Child{i}", "ChildDependency", creation(f"Child{i + 1}") if i + 1 < n else ""))
    body = f"    var title: Int {{ 1 }}\n{creation('Child0')}"
    roots = [root(body, f"final class Root{i}: BootstrapComponent") for i in range(2)]
    return one_file(HEAD + "".join(parts + roots))


@construct("generate", "graph")
def components_in_a_chain_with_requests_that_nobody_provides(n):
    parts = []
    for i in range(n):
        body = creation(f"Child{i + 1}") if i + 1 < n else ""
        parts.append(dependency(f"Dependency{i}", [f"value{i}"]) + component(f"Child{i}", f"Dependency{i}", body))
    return one_file(HEAD + "".join(parts) + root(creation("Child0")))


@construct("generate", "graph")
def parents_that_all_provide(n):
    parts = [dependency("ChildDependency", ["title"]), component("ChildComponent", "ChildDependency")]
    body = f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"
    parts += [component(f"Screen{i}", body=body) for i in range(n)]
    return one_file(HEAD + "".join(parts) + root("\n".join(creation(f"Screen{i}") for i in range(n))))


@construct("generate", "graph")
def layers_of_components(n):
    width = max(2, math.isqrt(n))
    parts = [dependency("ChildDependency", ["title", "name", "count"])]
    layers = max(1, n // width)
    for layer in range(layers):
        for i in range(width):
            below = [f"Child{layer + 1}x{(i + k) % width}" for k in range(3)] if layer + 1 < layers else []
            parts.append(component(f"Child{layer}x{i}", "ChildDependency", "\n".join(map(creation, dict.fromkeys(below)))))
    members = "    var title: Int { 1 }\n    var name: Int { 1 }\n    var count: Int { 1 }\n"
    return one_file(HEAD + "".join(parts) + root(members + "\n".join(creation(f"Child0x{i}") for i in range(width))))


@construct("generate", "graph")
def providers_on_the_way(n):
    """Every second component of a chain provides what all below it request."""
    parts = [dependency("ChildDependency", ["title", "name"])]
    for i in range(n):
        body = (creation(f"Child{i + 1}") if i + 1 < n else "") + ("\n    var title: Int { 2 }" if i % 2 else "")
        parts.append(component(f"Child{i}", "ChildDependency", body))
    return one_file(HEAD + "".join(parts)
                    + root(f"    var title: Int {{ 1 }}\n    var name: Int {{ 1 }}\n{creation('Child0')}"))


# --- Creations


def in_a_body(lines):
    return one_file(child_app(member="    var title: Int { 1 }\n    func make(_ isFirst: Bool) {\n" + lines + "\n    }"))


@construct()
def creations_in_one_body(n):
    return in_a_body("        use(ChildComponent(parent: self))\n" * n)


@construct()
def creations_without_a_name_in_one_body(n):
    return in_a_body("        let child: ChildComponent = .init(parent: self)\n" * n)


@construct()
def creations_by_another_name_of_self(n):
    return in_a_body("        let host = self\n" + "        use(ChildComponent(parent: host))\n" * n)


@construct()
def creations_by_many_names_of_self(n):
    return in_a_body("".join(f"        let host{i} = self\n        use(ChildComponent(parent: host{i}))\n" for i in range(n)))


@construct("generate")
def names_of_self_in_one_condition(n):
    names = [f"host{i}" for i in range(n)]
    uses = "".join(f"        use(ChildComponent(parent: {name}))\n" for name in names)
    return in_a_body(f"        if {', '.join(f'let {name} = self' for name in names)} {{\n{uses}        }}")


@construct("generate")
def names_of_self_in_one_declaration(n):
    names = [f"host{i}" for i in range(n)]
    uses = "".join(f"        use(ChildComponent(parent: {name}))\n" for name in names)
    return in_a_body(f"        let {', '.join(f'{name} = self' for name in names)}\n{uses}")


@construct()
def creations_by_an_unknown_name(n):
    return in_a_body("        let host = self\n" * n + "        use(ChildComponent(parent: other))\n" * n)


@construct()
def creations_in_blocks_that_bind_self(n):
    return in_a_body("        use { [weak self] in guard let self else { return }; use(ChildComponent(parent: self)) }\n" * n)


@construct()
def creations_after_self_was_bound(n):
    return in_a_body("        guard let self = self else { return }\n" * n + "        use(ChildComponent(parent: self))\n" * n)


@construct()
def creations_in_one_statement(n):
    return in_a_body("        use(" + ", ".join(["ChildComponent(parent: self)"] * n) + ")")


@construct()
def creations_without_a_name_in_one_statement(n):
    return in_a_body("        let all: [ChildComponent] = [" + ", ".join([".init(parent: self)"] * n) + "]")


@construct()
def creations_in_nested_calls_without_a_name(n):
    return in_a_body("        let all: ChildComponent = " + "use(" * n + ".init(parent: self)" + ")" * n)


@construct()
def creations_inside_each_others_parent(n):
    return in_a_body("        use(" + "ChildComponent(parent: " * n + "self" + ")" * n + ")")


@construct()
def creations_inside_each_others_closures(n):
    return in_a_body("        ChildComponent(parent: self) { " * n + "}" * n)


@construct()
def creations_under_nested_blocks(n):
    return in_a_body("        if isFirst { use(ChildComponent(parent: self))\n" * n + "}" * n)


@construct()
def creations_by_a_name_under_nested_blocks(n):
    return in_a_body("        if isFirst { let host = self; use(ChildComponent(parent: host))\n" * n + "}" * n)


@construct()
def returns_of_unnamed_creations(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    func make(_ i: Int) -> ChildComponent {\n"
                              + "        if i > 0 { return .init(parent: self) }\n" * n
                              + "        return .init(parent: self)\n    }"))


@construct()
def unlinked_creations(n):
    return in_a_body("        use(ChildComponent(parent: other))\n" * n)


def requested_values(n, value, declarations):
    """Properties without a written type, each of which a child requests."""
    values = "\n".join(f"    let value{i} = {value.format(i)}" for i in range(n)) + "\n" + creation("ChildComponent")
    return one_file(
        HEAD + dependency("ChildDependency", [f"value{i}" for i in range(n)])
        + component("ChildComponent", "ChildDependency") + root(values) + declarations)


@construct()
def values_that_name_members_of_one_type(n):
    members = "".join(f"    static let member{i} = 1\n" for i in range(n))
    return requested_values(n, "Theme.member{}", f"enum Theme {{\n{members}}}\n")


@construct()
def values_that_call_failing_initialisers(n):
    initialisers = "".join(f"    init?(label{i}: Int) {{}}\n" for i in range(n))
    return requested_values(n, "Store(label{}: 1)", f"struct Store {{\n{initialisers}}}\n")


@construct()
def values_that_call_overloads(n):
    overloads = "".join(f"    static func make(label{i}: Int) -> Int {{ 1 }}\n" for i in range(n))
    return requested_values(n, "Store.make(label{}: 1)", f"enum Store {{\n{overloads}}}\n")


def defaults(n):
    return ", ".join(f"label{i}: Int = 1" for i in range(n))


@construct()
def values_that_call_one_function_with_defaults(n):
    return requested_values(n, "Store.make(label{}: 1)", f"enum Store {{ static func make({defaults(n)}) -> Int {{ 1 }} }}\n")


@construct()
def values_that_call_one_failing_initialiser_with_defaults(n):
    return requested_values(n, "Store(label{}: 1)", f"struct Store {{ init?({defaults(n)}) {{}} }}\n")


@construct()
def values_that_call_failing_initialisers_of_a_chain_of_classes(n):
    chain = "".join(f"class Store{i + 1}: Store{i} {{ convenience init?(label{i}: Int) {{ self.init() }} }}\n" for i in range(n))
    return requested_values(n, f"Store{n}(label{{}}: 1)", "class Store0 { init() {} }\n" + chain)


def extended_protocols(n, member):
    return "".join(f"protocol P{i} {{}}\nextension P{i} {{ {member.format(i)} }}\n" for i in range(n))


@construct()
def values_that_call_failing_initialisers_of_protocols(n):
    named = ", ".join(f"P{i}" for i in range(n))
    return requested_values(
        n, "Store(label{}: 1)", extended_protocols(n, "init?(label{}: Int) {{ nil }}") + f"struct Store: {named} {{}}\n")


@construct()
def values_that_name_members_of_protocols(n):
    named = ", ".join(f"P{i}" for i in range(n))
    return requested_values(
        n, "Theme.member{}", extended_protocols(n, "static var member{}: Int {{ 1 }}") + f"enum Theme: {named} {{}}\n")


@construct()
def initialisers_as_values(n):
    return in_a_body("        use(ChildComponent.init)\n" * n)


@construct()
def creations_beside_local_typealiases(n):
    return in_a_body("".join(f"        typealias Local{i} = Int\n        use(ChildComponent(parent: self))\n" for i in range(n)))


@construct()
def creations_by_a_chain_of_local_typealiases(n):
    lines = "\n".join(f"typealias T{i + 1} = T{i}\n_ = T{i + 1}(parent: self)" for i in range(n))
    return one_file(HEAD + component("ChildComponent") + root(f"func make() {{\ntypealias T0 = ChildComponent\n{lines}\n}}"))


@construct()
def local_classes_in_each_other(n):
    return in_a_body("".join(f"        class Local{i} {{ func make() {{\n" for i in range(n)) + "}}" * n)


@construct()
def long_member_access(n):
    return in_a_body("        a" + ".b" * n + ".ChildComponent(parent: self)")


@construct()
def calls_in_a_chain(n):
    return in_a_body("        a" + ".b(c)" * n + "\n        use(ChildComponent(parent: self))")


# --- Roots


@construct("generate", "graph")
def roots_with_a_child_each(n):
    parts = [dependency("ChildDependency", ["title"])]
    for i in range(n):
        parts.append(component(f"Child{i}Component", "ChildDependency"))
        parts.append(root(f"    var title: Int {{ 1 }}\n{creation(f'Child{i}Component')}",
                          f"final class Root{i}Component: BootstrapComponent"))
        parts.append(f"let root{i} = Root{i}Component()\n")
    return one_file(HEAD + "".join(parts))


@construct("generate", "graph")
def roots_with_a_child_each_in_files(n):
    parts = []
    for i in range(n):
        parts.append(
            dependency(f"Child{i}Dependency", ["title"]) + component(f"Child{i}Component", f"Child{i}Dependency")
            + root(f"    var title: Int {{ 1 }}\n{creation(f'Child{i}Component')}",
                   f"class Root{i}Component: BootstrapComponent") + f"let root{i} = Root{i}Component()\n")
    return split(parts)


@construct("generate", "graph")
def roots_with_subclasses_in_files(n):
    parts = []
    for i in range(n):
        parts.append(root("", f"class Base{i}Root: BootstrapComponent") + f"class Root{i}: Base{i}Root {{}}\n"
                     + f"typealias Alias{i} = Root{i}\nlet root{i} = Root{i}()\n")
    return split(parts)


@construct("generate", "graph")
def roots_of_one_child(n):
    parts = [dependency("ChildDependency", ["title"]), component("ChildComponent", "ChildDependency")]
    for i in range(n):
        parts.append(root(f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}",
                          f"final class Root{i}Component: BootstrapComponent"))
    return one_file(HEAD + "".join(parts))


@construct("generate")
def roots_whose_members_tests_replace(n):
    parts = [dependency("ChildDependency", ["title"]), component("ChildComponent", "ChildDependency")]
    body = f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"
    parts += [root(body, f"final class Root{i}Component: BootstrapComponent") for i in range(n)]
    return {"needle.json": '{"sources": ["App.swift"], "replaceable": true}', "App.swift": HEAD + "".join(parts)}


@construct("generate")
def sendable_types_in_a_ring(n):
    parts = [f"struct Value{i} {{\n    let next: [Value{(i + 1) % n}]\n}}\n" for i in range(n)]
    requests = "".join(f"    var value{i}: Value{i} {{ get }}\n" for i in range(n))
    members = "\n".join(f"    let value{i}: Value{i}" for i in range(n))
    parts.append(f"protocol ChildDependency: Dependency, Sendable {{\n{requests}}}\n")
    parts.append(component("ChildComponent", "ChildDependency"))
    return one_file(HEAD + "".join(parts) + root(f"{members}\n{creation('ChildComponent')}"))


@construct("generate")
def names_of_which_the_last_letters_differ(n):
    return one_file(child_app() + "".join(f"final class Thing{i:03}: Base {{}}\n" for i in range(n)))


@construct("generate", "graph")
def owners_of_many_requests(n):
    """Many owners of many requests: the output is their product."""
    side = max(2, math.isqrt(n))
    names = [f"value{i}" for i in range(side)]
    members = "\n".join(f"    var {name}: Int {{ 1 }}" for name in names)
    parts = [dependency("ChildDependency", names), component("ChildComponent", "ChildDependency")]
    for i in range(side):
        parts.append(root(f"{members}\n{creation('ChildComponent')}",
                          f"final class Root{i}Component: BootstrapComponent"))
    return one_file(HEAD + "".join(parts))


# --- Members and requests


@construct()
def wide_component(n):
    names = [f"value{i}" for i in range(n)]
    members = "\n".join(f"    var {name}: Int {{ 1 }}" for name in names)
    return asking(dependency("ChildDependency", names), members + "\n")


@construct()
def wide_component_with_stored_members(n):
    members = "\n".join(f"    lazy var value{i} = Value{i}(1, name: \"{i}\")" for i in range(n))
    types = "".join(f"struct Value{i} {{}}\n" for i in range(n))
    requests = "\n".join(f"    var value{i}: Value{i} {{ get }}" for i in range(n))
    return asking(types + f"protocol ChildDependency: Dependency {{\n{requests}\n}}\n", members + "\n")


@construct("generate", "graph")
def one_missing_among_many_names(n):
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return one_file(child_app("valeu1", members))


@construct("generate", "graph")
def many_missing_among_many_names(n):
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return asking(dependency("ChildDependency", [f"request{i}" for i in range(n)]), members + "\n")


@construct("generate", "graph")
def many_misspelt_among_many_names(n):
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return asking(dependency("ChildDependency", [f"valeu{i}" for i in range(n)]), members + "\n")


@construct("generate", "graph")
def many_misspelt_words_among_many(n):
    generator = random.Random(SEED)
    words = ["".join(generator.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(12)) for _ in range(n)]
    members = "\n".join(f"    var {word}: Int {{ 1 }}" for word in words)
    return asking(dependency("ChildDependency", [word[:5] + word[6:] for word in words]), members + "\n")


@construct("generate", "graph")
def many_components_with_a_missing_request(n):
    parts = [dependency("ChildDependency", ["title"])]
    parts += [component(f"Child{i}Component", "ChildDependency") for i in range(n)]
    return one_file(HEAD + "".join(parts) + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate", "graph")
def many_components_with_a_missing_request_of_their_own(n):
    parts = [dependency(f"Dependency{i}", [f"request{i}"]) + component(f"Child{i}Component", f"Dependency{i}")
             for i in range(n)]
    return one_file(HEAD + "".join(parts) + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate", "graph")
def requests_provided_on_other_branches(n):
    parts = [dependency("ChildDependency", ["title"]), component("ChildComponent", "ChildDependency")]
    parts += [component(f"Child{i}Component", body="    var title: Int { 1 }") for i in range(n)]
    made = [f"Child{i}Component" for i in range(n)] + ["ChildComponent"]
    return one_file(HEAD + "".join(parts) + root("\n".join(map(creation, made))))


@construct("generate", "graph")
def requests_of_a_wrong_type(n):
    names = [f"value{i}" for i in range(n)]
    members = "\n".join(f"    var {name}: String {{ \"\" }}" for name in names)
    return asking(dependency("ChildDependency", names), members + "\n")


@construct()
def overloads_of_one_method(n):
    methods = "\n".join(f"    func make(label{i}: Int) -> Int" for i in range(n))
    made = "\n".join(f"    func make(label{i}: Int) -> Int {{ 1 }}" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{methods}\n}}\n", made + "\n")


@construct()
def overloads_of_one_method_by_type(n):
    methods = "\n".join(f"    func make(_ value: Value{i}) -> Int" for i in range(n))
    made = "\n".join(f"    func make(_ value: Value{i}) -> Int {{ 1 }}" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{methods}\n}}\n", made + "\n")


@construct()
def method_of_many_parameters(n):
    head = "func make(" + ", ".join(f"label{i}: Int" for i in range(n)) + ") -> Int"
    return asking(f"protocol ChildDependency: Dependency {{\n    {head}\n}}\n", f"    {head} {{ 1 }}\n")


@construct("mocks")
def mock_of_a_method_of_many_parameters(n):
    parameters = ", ".join(f"value{i}: Int" for i in range(n))
    return one_file(f"// needle:mock\nprotocol Store {{\n    func save({parameters})\n}}\n")


@construct()
def many_unsupported_requirements(n):
    requests = "\n".join(f"    static var value{i}: Int {{ get }}" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{requests}\n}}\n")


@construct("generate", "graph")
def many_unknown_protocols(n):
    parts = [component(f"Child{i}Component", f"Unknown{i}") for i in range(n)]
    parts += [dependency(f"Dependency{i}", []) for i in range(n)]
    return one_file(HEAD + "".join(parts) + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate", "graph")
def many_unknown_inherited_protocols(n):
    parts = [dependency(f"Dependency{i}", [], f"Dependency, Unknown{i}") + component(f"Child{i}Component", f"Dependency{i}")
             for i in range(n)]
    return one_file(HEAD + "".join(parts) + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct()
def defaults_of_requirements(n):
    names = [f"value{i}" for i in range(n)]
    defaults = "".join(f"extension ChildDependency {{ var {name}: Int {{ 1 }} }}\n" for name in names)
    return asking(dependency("ChildDependency", names) + defaults)


@construct()
def compositions_of_dependencies(n):
    protocols = "".join(dependency(f"Dependency{i}", [f"value{i}"]) for i in range(n))
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return one_file(HEAD + protocols + component("ChildComponent", " & ".join(f"Dependency{i}" for i in range(n)))
                    + root(f"{members}\n{creation('ChildComponent')}"))


@construct()
def compositions_through_typealiases(n):
    protocols = "".join(dependency(f"Dependency{i}", [f"value{i}"]) for i in range(n))
    aliases = "typealias All0 = Dependency0\n" + "".join(
        f"typealias All{i} = All{i - 1} & Dependency{i}\n" for i in range(1, n))
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return one_file(HEAD + protocols + aliases + component("ChildComponent", f"All{n - 1}")
                    + root(f"{members}\n{creation('ChildComponent')}"))


@construct()
def compositions_as_the_type_of_a_request(n):
    kind = "any " + " & ".join(f"P{i}" for i in range(n))
    return one_file(child_app(member=f"    var title: {kind} {{ 1 }}").replace("title: Int", f"title: {kind}")
                    + "".join(f"protocol P{i} {{}}\n" for i in range(n)))


@construct()
def protocols_that_inherit_many(n):
    protocols = "".join(dependency(f"Dependency{i}", [f"value{i}"]) for i in range(n))
    members = "\n".join(f"    var value{i}: Int {{ 1 }}" for i in range(n))
    return one_file(HEAD + protocols + dependency("All", [], ", ".join(f"Dependency{i}" for i in range(n)))
                    + component("ChildComponent", "All") + root(f"{members}\n{creation('ChildComponent')}"))


@construct()
def diamonds_of_protocols(n):
    parts = [dependency("Dependency0", ["value0"])]
    for i in range(1, n):
        parts.append(dependency(f"Left{i}", [f"left{i}"], f"Dependency{i - 1}"))
        parts.append(dependency(f"Right{i}", [], f"Dependency{i - 1}"))
        parts.append(dependency(f"Dependency{i}", [], f"Left{i}, Right{i}"))
    members = "    var value0: Int { 1 }\n" + "\n".join(f"    var left{i}: Int {{ 1 }}" for i in range(n))
    return one_file(HEAD + "".join(parts) + component("ChildComponent", f"Dependency{n - 1}")
                    + root(f"{members}\n{creation('ChildComponent')}"))


# --- Declarations


@construct()
def extensions_of_one_type(n):
    parts = "".join(f"extension RootComponent {{\n    var value{i}: Int {{ 1 }}\n}}\n" for i in range(n))
    return one_file(child_app() + parts)


@construct()
def extensions_of_one_type_in_files(n):
    return split([child_app(), *(f"extension RootComponent {{\n    var value{i}: Int {{ 1 }}\n}}\n" for i in range(n))])


@construct()
def extensions_with_a_creation_each(n):
    parts = "".join(component(f"Child{i}Component")
                    + f"extension RootComponent {{\n{creation(f'Child{i}Component')}\n}}\n" for i in range(n))
    return one_file(HEAD + root("") + parts)


@construct()
def files_with_one_declaration(n):
    parts = [component(f"Child{i}Component") for i in range(n)]
    return split([*parts, root("\n".join(creation(f"Child{i}Component") for i in range(n)))])


@construct()
def files_without_the_graph(n):
    return {"App.swift": child_app(), **{f"Model{i}.swift": f"struct Model{i} {{ var parent: Int }}\n" for i in range(n)}}


@construct()
def duplicates_of_a_component(n):
    return in_files(n, lambda numbers: component("ChildComponent") * len(numbers), root(creation("ChildComponent")))


@construct()
def duplicates_of_a_protocol(n):
    return in_files(
        n, lambda numbers: dependency("ChildDependency", ["title"]) * len(numbers),
        component("ChildComponent", "ChildDependency") + root(f"    var title: Int {{ 1 }}\n{creation('ChildComponent')}"))


@construct()
def components_of_one_name_in_namespaces(n):
    parts = "".join(f"enum Feature{i} {{\n{component('ChildComponent', 'ChildDependency')}}}\n" for i in range(n))
    made = "\n".join(f"    var child{i}: Feature{i}.ChildComponent {{ Feature{i}.ChildComponent(parent: self) }}" for i in range(n))
    return one_file(HEAD + dependency("ChildDependency", ["title"]) + parts + root(f"    var title: Int {{ 1 }}\n{made}"))


@construct()
def detached_components(n):
    return one_file(child_app() + "".join(component(f"Other{i}Component") for i in range(n)))


@construct()
def imports(n):
    return one_file("".join(f"import Module{i}\n" for i in range(n))
                    + child_app(member="    var title: Title { 1 }").replace(": Int", ": Title"))


@construct()
def comments_that_silence(n):
    return one_file(child_app() + "".join(
        f"// needle:ignore detached-component\n{component(f'Other{i}Component')}" for i in range(n)))


@construct("generate", "check")
def comments_above_a_long_class_with_findings(n):
    words = "".join(f"// needle:ignore word{i}\n" for i in range(n))
    wrong = "".join(f"    var other{i}: ChildComponent {{ ChildComponent(parent: other) }}\n\n" for i in range(n))
    return one_file(child_app() + words + "final class OtherComponent: BootstrapComponent {\n" + wrong + "}\n")


@construct()
def comments_in_a_line_of_declarations(n):
    return one_file(child_app() + "".join(f"/* needle:ignore word{i} */ let value{i} = {i}; " for i in range(n)) + "\n")


@construct("generate")
def unknown_creations_beside_components_that_nothing_creates(n):
    unknown = "".join(f"    var other{i}: Any {{ QuickSearch{i}Component(parent: self) }}\n" for i in range(n))
    return one_file(HEAD + root(unknown) + "".join(component(f"QuickFeed{i}Component") for i in range(n)))


@construct("generate")
def undeclared_dependencies_beside_those_that_nothing_asks_for(n):
    return one_file(child_app() + "".join(
        f"protocol QuickFeed{i}Dependency: Dependency {{}}\ntypealias Feed{i} = QuickFeed{i}Dependency\n"
        f"final class Other{i}Component: Component<QuickSearch{i}Dependency> {{}}\n" for i in range(n)))


@construct("generate")
def parents_made_by_hand(n):
    return one_file(child_app() + "".join(
        f"func make{i}() {{ let parent{i} = StandaloneScope {{}}; _ = ChildComponent(parent: parent{i}) }}\n"
        for i in range(n)))


@construct()
def words_of_one_comment(n):
    return one_file(child_app() + "// needle:ignore " + "detached " * n + "\nfinal class OtherComponent: Component<EmptyDependency> {}\n")


@construct("generate")
def words_of_the_comment_of_a_file_with_findings(n):
    words = " ".join(f"word{i}" for i in range(n * 5))
    parts = [component(f"Other{i}Component") + f"func make{i}(parent: Other) {{ _ = Other{i}Component(parent: parent) }}\n"
             for i in range(n)]
    return one_file(f"// needle:ignore-file {words}\n" + child_app() + "".join(parts))


@construct("generate", "mocks")
def comments_that_ask_for_mocks(n):
    return one_file(child_app() + "".join(
        f"// needle:mock\nprotocol Service{i} {{ func work() }}\n" for i in range(n)))


@construct("generate", "mocks")
def stray_comments_that_ask_for_mocks(n):
    return in_files(
        n, lambda numbers: "struct A {}\n// needle:mock\nstruct B {}\nprotocol Service { func work() }\n" * len(numbers), child_app())


@construct("generate", "mocks")
def methods_of_one_mock(n):
    methods = "\n".join(f"    func work{i}(_ value: Int) async throws -> String" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n{methods}\n}}\n")


@construct("generate", "mocks")
def overloads_of_one_mock(n):
    methods = "\n".join(f"    func work(_ value: Value{i}) -> String" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n{methods}\n}}\n")


@construct("generate", "mocks")
def mocks_of_a_chain_of_protocols(n):
    chain = "protocol Service0 { func work0() }\n" + "".join(
        f"protocol Service{i}: Service{i - 1} {{ func work{i}() }}\n" for i in range(1, n))
    return one_file(child_app() + chain + f"// needle:mock\nprotocol Service: Service{n - 1} {{}}\n")


@construct("mocks")
def mocks_of_each_protocol_of_a_chain_with_one_member(n):
    return one_file(child_app() + "protocol Page0: Dependency { var title: String { get } }\n" + "".join(
        f"protocol Page{i}: Page{i - 1} {{}}\n" for i in range(1, n)))


@construct("generate", "mocks")
def mocks_of_a_composition(n):
    parts = "".join(f"protocol Service{i} {{ func work{i}() }}\n" for i in range(n))
    return one_file(child_app() + parts + "// needle:mock\ntypealias All = " + " & ".join(f"Service{i}" for i in range(n)) + "\n")


@construct("generate", "mocks")
def mocks_of_many_generic_methods(n):
    methods = "\n".join(f"    func work{i}<T: Hashable>(_ value: T) -> [T]" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n    associatedtype Item\n{methods}\n}}\n")


def app_of_protocols(n, protocol, conforms):
    """The root has what each protocol requires, and what the extension of each has is requested below."""
    items = "\n".join(f"    let item{i}: Int = {i}" for i in range(n))
    conformed = "".join(f", Source{i}" for i in range(n)) if conforms else ""
    return one_file(
        HEAD + root(f"{items}\n{creation('ChildComponent')}", f"final class RootComponent: BootstrapComponent{conformed}")
        + dependency("ChildDependency", [f"twice{i}" for i in range(n)])
        + component("ChildComponent", "ChildDependency") + "".join(protocol(i) for i in range(n)))


@construct()
def protocols_with_associated_types_of_one_class(n):
    return app_of_protocols(
        n, lambda i: f"protocol Source{i} {{ associatedtype Item{i}; var item{i}: Item{i} {{ get }} }}\n"
        f"extension Source{i} where Item{i}: BinaryInteger {{ var twice{i}: Int {{ Int(item{i}) * 2 }} }}\n", True)


def conforming(n, requirements, members, type):
    """Members that a child requests, of the associated types of a struct that conforms to a protocol."""
    wanted = "".join(f"    var value{i}: Int {{ get }}\n" for i in range(n))
    values = "".join(f"    var value{i}: {type.format(i)} {{ 1 }}\n" for i in range(n))
    return asking(
        f"protocol Source {{\n{requirements}}}\nstruct Store: Source {{\n{members}}}\n"
        f"protocol ChildDependency: Dependency {{\n{wanted}}}\n", values)


@construct()
def associated_types_told_by_properties(n):
    requirements = "".join(f"    associatedtype Item{i}\n    var item{i}: Item{i} {{ get }}\n" for i in range(n))
    return conforming(n, requirements, "".join(f"    let item{i} = 1\n" for i in range(n)), "Store.Item{}")


@construct()
def associated_types_told_by_overloads(n):
    requirements = "".join(f"    associatedtype Item{i}\n    func make(label{i}: Int) -> Item{i}\n" for i in range(n))
    members = "".join(f"    func make(label{i}: Int) -> Int {{ 1 }}\n" for i in range(n))
    return conforming(n, requirements, members, "Store.Item{}")


@construct()
def associated_types_with_defaults_of_one_class(n):
    return app_of_protocols(
        n, lambda i: f"protocol Source{i} {{ associatedtype Item{i} = Int }}\n"
        f"extension Source{i} {{ var twice{i}: Item{i} {{ 2 }} }}\n", True)


@construct()
def typealiases_of_generic_bases_in_a_chain(n):
    chain = "".join(f"class Base{i + 1}<S: Store>: Base{i}<S> {{ typealias State{i + 1} = State{i} }}\n" for i in range(n))
    requests = "".join(f"    var tab{i}: AppState.Tab {{ get }}\n" for i in range(n))
    members = "".join(f"    var tab{i}: State{i}.Tab {{ .init() }}\n" for i in range(n))
    return one_file(
        HEAD + "protocol Store { associatedtype State }\nstruct AppState { struct Tab {} }\n"
        + "enum AppStore: Store { typealias State = AppState }\n"
        + "class Base0<S: Store>: BootstrapComponent { typealias State0 = S.State }\n" + chain
        + f"protocol ChildDependency: Dependency {{\n{requests}}}\n" + component("ChildComponent", "ChildDependency")
        + root(members + creation("ChildComponent"), f"final class RootComponent: Base{n}<AppStore>"))


@construct()
def long_names_behind_a_typealias(n):
    return one_file(child_app(member="    var title: Store" + ".Next" * n + " { 1 }")
                    + "struct Store { typealias Next = Store }\n")


@construct()
def lost_conformances_of_one_class(n):
    return app_of_protocols(
        n, lambda i: f"protocol Source{i} {{ var item{i}: Int {{ get }} }}\n"
        f"extension Source{i} {{ var twice{i}: Int {{ item{i} * 2 }} }}\n", False)


@construct("mocks")
def mocks_of_fixed_associated_types(n):
    types = "\n".join(f"    associatedtype Item{i} where Item{i} == Int" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n{types}\n    func work()\n}}\n")


@construct("mocks")
def mocks_of_equal_associated_types(n):
    types = "\n".join(f"    associatedtype Item{i + 1} where Item{i} == Item{i + 1}" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n    associatedtype Item0\n{types}\n    func work()\n}}\n")


@construct("generate", "mocks")
def mocks_of_many_associated_types(n):
    types = "\n".join(f"    associatedtype Item{i}: Hashable\n    func work{i}(_ item: Item{i})" for i in range(n))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n{types}\n}}\n")


@construct("generate", "mocks")
def mocks_with_names_that_are_taken(n):
    methods = "\n".join(f"    func work{'_' * i}()\n    var work{'_' * i}Handler: Int {{ get }}" for i in range(math.isqrt(n)))
    return one_file(child_app() + f"// needle:mock\nprotocol Service {{\n{methods}\n}}\n")


# --- What grows with each step


@construct()
def generic_arguments_that_double(n):
    classes = "class C0<A>: Component<EmptyDependency> {}\n" + "".join(f"class C{i}<A>: C{i - 1}<(A, A)> {{}}\n" for i in range(1, n))
    return one_file(child_app() + classes)


@construct()
def generic_arguments_that_nest(n):
    classes = "class C0<A>: Component<EmptyDependency> {}\n" + "".join(f"class C{i}<A>: C{i - 1}<[A]> {{}}\n" for i in range(1, n))
    return one_file(child_app() + classes)


@construct()
def generic_typealiases_that_double(n):
    aliases = "typealias T0<A> = [A]\n" + "".join(f"typealias T{i}<A> = T{i - 1}<(A, A)>\n" for i in range(1, n))
    return one_file(child_app(body=f"    func make() -> T{n - 1}<Int> {{}}\n") + aliases)


@construct()
def members_of_a_type_that_doubles(n):
    aliases = "typealias T0 = Int\n" + "".join(f"typealias T{i} = (T{i - 1}, T{i - 1})\n" for i in range(1, 17))
    return one_file(child_app(body="".join(f"    func m{i}() -> T16 {{}}\n" for i in range(n))) + aliases)


@construct()
def compositions_in_a_chain_of_typealiases(n):
    aliases = "".join(f"typealias P{i} = P{max(i - 1, 0)} & Q{i}\n" for i in range(n))
    return one_file(child_app() + aliases + "".join(f"class C{i}: Component<P{i}> {{}}\n" for i in range(n)))


@construct()
def compositions_in_a_chain_of_typealiases_in_branches(n):
    aliases = "".join(
        f"#if A{i}\ntypealias P{i} = P{max(i - 1, 0)} & Q{i}\n#else\ntypealias P{i} = P{max(i - 1, 0)} & R{i}\n#endif\n"
        for i in range(n))
    return one_file(child_app() + aliases + "".join(f"class C{i}: Component<P{i}> {{}}\n" for i in range(n)))


@construct()
def types_inside_typealiases_in_a_chain(n):
    aliases = "".join(f"typealias T{i} = T{i + 1}\n" for i in range(n))
    return one_file(child_app() + aliases + "".join(f"class C{i}: Component<T{i}.P{i}> {{}}\n" for i in range(n)))


@construct()
def subclasses_of_a_class_in_many_branches(n):
    return branches_in_files(
        n, "class Base: Component<EmptyDependency> {}", child_app(), "".join(f"class C{i}: Base {{}}\n" for i in range(n)))


@construct()
def subclasses_under_the_conditions_of_their_base(n):
    """Each beside the class that it inherits from, and again in an `#if` of its own that asks the same."""
    subclasses = in_files(n, lambda numbers: "".join(
        f"{'#if' if i == numbers[0] else '#elseif'} FLAG{i}\nclass C{i}: Base {{}}\n" for i in numbers) + "#endif\n")
    return branches_in_files(n, "class Base: Component<EmptyDependency> {}", child_app(), *subclasses.values())


@construct()
def subclasses_of_a_name_of_many_classes(n):
    return in_files(
        n, lambda numbers: "".join(f"class Base: T{i}.C{{}}\nclass C{i}: Base {{}}\n" for i in numbers), child_app())


@construct()
def typealiases_of_a_base_class_in_two_branches_each(n):
    aliases = "".join(f"#if A{i}\ntypealias Base{i + 1} = Base{i}\n#else\ntypealias Base{i + 1} = Base{i}\n#endif\n" for i in range(n))
    return one_file(child_app() + "typealias Base0 = Component<EmptyDependency>\n" + aliases + "".join(f"class C{i}: Base{i} {{}}\n" for i in range(n)))


def layers(n, target="Layer{}"):
    """Typealiases, each of which is the one before it in one branch and something else in the other."""
    return "".join(
        f"#if A{i}\ntypealias Layer{i + 1} = {target.format(i)}\n#else\ntypealias Layer{i + 1} = Other\n#endif\n" for i in range(n))


@construct()
def creations_by_typealiases_in_layers_of_branches(n):
    others = component("First") + component("Second") + "typealias Layer0 = First\ntypealias Other = Second\n" + layers(n)
    return one_file(root("\n".join(creation(f"Layer{i}") for i in range(n))) + others)


@construct()
def extensions_of_typealiases_in_layers_of_branches(n):
    others = component("First") + component("Second") + "typealias Layer0 = First\ntypealias Other = Second\n" + layers(n)
    return one_file(root(creation(f"Layer{n}")) + others + "".join(f"extension Layer{i} {{ var own{i}: Int {{ 1 }} }}\n" for i in range(n)))


@construct()
def dependencies_in_layers_of_branches(n):
    protocols = dependency("Layer0", ["title"]) + dependency("Other", ["title"]) + layers(n)
    children = "".join(f"final class Child{i}: Component<Layer{i}> {{}}\n" for i in range(n))
    return one_file(root("    var title: Int { 1 }\n" + "\n".join(creation(f"Child{i}") for i in range(n))) + protocols + children)


@construct()
def protocols_in_layers_of_branches(n):
    protocols = dependency("Heir0", ["title"]) + dependency("Other", ["title"]) + layers(n, "Heir{}")
    protocols += "".join(f"protocol Heir{i}: Layer{i} {{}}\n" for i in range(1, n))
    children = "".join(f"final class Child{i}: Component<Heir{i}> {{}}\n" for i in range(n))
    return one_file(root("    var title: Int { 1 }\n" + "\n".join(creation(f"Child{i}") for i in range(n))) + protocols + children)


@construct()
def a_composition_of_typealiases_in_branches(n):
    aliases = "".join(f"#if A{i}\ntypealias Part{i} = First\n#else\ntypealias Part{i} = Second\n#endif\n" for i in range(n))
    parts = " & ".join(f"Part{i}" for i in range(n))
    return one_file(
        root("    var title: Int { 1 }\n" + creation("Child")) + dependency("First", ["title"]) + dependency("Second", ["title"])
        + aliases + f"protocol All: {parts} {{}}\n" + "final class Child: Component<All> {}\n")


@construct()
def classes_that_inherit_from_their_own_name(n):
    return in_files(n, lambda numbers: "class Base: Base {}\n" * len(numbers), child_app())


@construct()
def classes_of_one_name_under_nested_conditions(n):
    return in_files(n, lambda numbers: "#if A && !B\nclass C: Component<EmptyDependency> {}\n" * len(numbers)
                    + "#endif\n" * len(numbers), child_app())


@construct()
def classes_of_one_name_where_nothing_is_compiled(n):
    return in_files(n, lambda numbers: "".join(
        f"#if A{i} && !A{i}\nclass C: Component<EmptyDependency> {{}}\n#endif\n" for i in numbers), child_app())


# --- Nesting


@construct()
def types_in_each_other(n):
    return one_file(child_app() + "".join(f"enum E{i} {{\n" for i in range(n)) + "}" * n)


@construct()
def components_in_each_other(n):
    opening = "".join(f"final class C{i}: Component<EmptyDependency> {{\n    var c{i + 1}: C{i + 1} {{ C{i + 1}(parent: self) }}\n"
                      for i in range(n))
    return one_file(HEAD + root(creation("C0")) + opening + f"final class C{n}: Component<EmptyDependency> {{}}\n" + "}" * n)


@construct()
def components_of_one_name_in_each_other(n):
    opening = dependency("ChildDependency", ["title"]) + "final class ChildComponent: Component<Some.ChildDependency> {\n"
    return one_file(HEAD + root(creation("ChildComponent")) + opening * n + "}" * n)


@construct()
def heads_without_braces_in_values(n):
    opening = "\nfinal class ChildComponent: BootstrapComponent\n\nprotocol Titled {\nlet title =\n"
    return one_file(child_app() + opening * n)


@construct()
def classes_behind_a_period(n):
    return one_file(child_app(member="    let title = " + "class Titled\nprint(RootComponent().\n" * n))


@construct()
def heads_in_names_in_backticks(n):
    return one_file(child_app() + "let `the class A: B `: Int\n" * n + "` typealias A = `\n" * n)


@construct()
def types_named_like_the_runtimes_behind_comments(n):
    return one_file(child_app() + "/**/struct Component {}\n" * n)


@construct()
def initialisers_of_initialisers(n):
    return one_file(child_app(member="    var title: Int { 1" + ".init" * n + " }"))


@construct()
def initialisers_in_parentheses(n):
    return one_file(child_app(body="    var title: Int { " + "(" * min(n, 900) + "T" + ").init" * min(n, 900) + " }\n") + "let a = (T).init\n" * max(0, n - 900))


@construct()
def conditions_on_one_line(n):
    return one_file(child_app() + "#if DEBUG " * n + "\n" + "#endif\n" * n)


@construct()
def branches_on_one_line(n):
    return one_file(child_app() + "#if DEBUG\n" + "#elseif A " * n + "\n#endif\n")


@construct()
def heads_in_open_brackets(n):
    return one_file(child_app() + "\\( extension( set\ncatch\n" * n)


@construct()
def heads_in_comments_behind_a_backslash(n):
    return one_file(child_app() + "extension\nTitle\n// \\ " * n)


@construct()
def attributes_before_nothing(n):
    return one_file(child_app(member="    var title: Int { 1 }\n" + "    @unchecked\n" * n + "    func\n" * n))


@construct("check")
def members_called_dependency(n):
    return one_file(child_app(body="    var title: Int { self" + ".dependency" * n + " }"))


@construct()
def unlinked_components_of_one_name(n):
    return one_file(HEAD + component("ChildComponent", body=creation("ChildComponent")) * n)


@construct()
def protocols_of_one_name_with_an_extension_each(n):
    return one_file(child_app() + "protocol Titled {}\n\nextension Titled where Self: RootComponent {}\n" * n)


@construct()
def components_of_one_name_in_nested_conditions(n):
    opening = root(creation("ChildComponent")) + "#if DEBUG\n" + component("ChildComponent")
    return one_file(HEAD + opening * n + "#endif\n" * n)


@construct("check")
def protocols_without_dependency_and_a_component_each(n):
    chain = "protocol P0 {}\n" + "".join(f"protocol P{i + 1}: P{i} {{}}\nfinal class C{i}: Component<P{i}> {{}}\n" for i in range(n))
    return one_file(HEAD + root("\n".join(creation(f"C{i}") for i in range(n))) + chain)


@construct()
def dotted_extension(n):
    return one_file(child_app() + "extension A" + ".A" * n + " { var title: Int { 1 } }\n")


@construct()
def closures_in_each_other(n):
    return in_a_body("        { " * n + "ChildComponent(parent: self)" + " }" * n)


@construct()
def functions_in_each_other(n):
    return in_a_body("".join(f"        func f{i}() {{\n" for i in range(n)) + "ChildComponent(parent: self)" + " }" * n)


@construct()
def brackets_in_each_other(n):
    return in_a_body("        let x = " + "([" * n + "ChildComponent(parent: self)" + "])" * n)


@construct()
def brackets_without_an_end(n):
    return in_a_body("        let x = " + "([" * n + "ChildComponent(parent: self)")


@construct()
def brackets_that_only_open(n):
    return one_file(child_app() + "(" * n)


@construct()
def generic_arguments_in_each_other(n):
    return one_file(child_app().replace(": Int", ": " + "A<" * n + "Int" + ">" * n))


@construct()
def generic_arguments_without_an_end(n):
    return one_file(child_app() + "let x: " + "A<" * n + "\n")


@construct()
def generic_arguments_beside_each_other(n):
    return one_file(child_app().replace(": Int", ": A<" + ", ".join(f"B{i}" for i in range(n)) + ">"))


@construct()
def optionals_of_optionals(n):
    return one_file(child_app().replace(": Int", ": Int" + "?" * n))


@construct()
def metatypes_of_metatypes(n):
    return one_file(child_app().replace(": Int", ": Int" + ".Type" * n))


@construct()
def arrays_of_arrays(n):
    return one_file(child_app().replace(": Int", ": " + "[" * n + "Int" + "]" * n))


@construct()
def tuples_of_tuples(n):
    return one_file(child_app().replace(": Int", ": " + "(Int, " * n + "Int" + ")" * n))


@construct()
def functions_that_return_functions(n):
    return one_file(child_app().replace(": Int", ": " + "(Int) -> " * n + "Int"))


@construct()
def functions_that_take_functions(n):
    return one_file(child_app().replace(": Int", ": " + "(" * n + "Int" + ") -> Int" * n))


@construct()
def wide_tuples(n):
    return one_file(child_app().replace(": Int", ": (" + ", ".join(f"a{i}: Int" for i in range(n)) + ")"))


@construct()
def types_of_many_parts(n):
    return one_file(child_app().replace(": Int", ": A" + ".B" * n))


@construct()
def attributes_of_a_type(n):
    return one_file(child_app().replace(": Int", ": " + "@a " * n + "Int"))


@construct()
def interpolations_in_each_other(n):
    return in_a_body("        let x = " + "\"\\(" * n + "1" + ")\"" * n)


@construct()
def interpolations_beside_each_other(n):
    return in_a_body("        let x = \"" + "\\(ChildComponent(parent: self))" * n + "\"")


@construct()
def switches_in_each_other(n):
    return in_a_body("        switch x { case 1: " * n + "}" * n)


@construct()
def ternaries(n):
    return in_a_body("        let x: ChildComponent = " + "isFirst ? .init(parent: self) : " * n + ".init(parent: self)")


@construct()
def creations_joined_by_operators(n):
    return in_a_body("        let x: ChildComponent = " + " <> ".join([".init(parent: self)"] * n))


@construct()
def creations_with_a_name_joined_by_operators(n):
    return in_a_body("        let x = " + " <> ".join(["ChildComponent(parent: self)"] * n))


@construct()
def creations_in_place_of_nothing(n):
    return in_a_body("        let x: ChildComponent = " + "child ?? " * n + ".init(parent: self)")


# --- Tokens


@construct()
def attributes_without_a_declaration(n):
    return one_file(child_app() + "@a " * n + "\n")


@construct()
def attributes_of_one_declaration(n):
    return one_file(child_app() + "@a(1) " * n + "final class OtherComponent: Component<EmptyDependency> {}\n")


@construct()
def modifiers_without_a_declaration(n):
    return one_file(child_app() + "public " * n + "\n")


@construct()
def modifiers_of_members_without_a_declaration(n):
    return one_file(child_app(body="public " * n))


@construct()
def modifiers_in_a_body(n):
    return in_a_body("public final " * n)


@construct()
def words_that_begin_declarations(n):
    return one_file(child_app() + "class " * n)


@construct()
def heads_without_an_end(n):
    return one_file(child_app() + "class A(" * n)


@construct()
def typealiases_without_an_end(n):
    return one_file(child_app() + "typealias A = (" * n)


@construct()
def protocols_without_an_end(n):
    return one_file(child_app() + "protocol A: B<" * n)


@construct()
def heads_on_one_line(n):
    return one_file(child_app() + "".join(f"class A{i} {{}} " for i in range(n)))


@construct()
def functions_without_an_end(n):
    return one_file(child_app() + "func f(" * n)


@construct()
def variables_without_an_end(n):
    return one_file(child_app() + "var x: [" * n)


@construct()
def values_without_an_end(n):
    return one_file(child_app() + "let x = (" * n)


@construct()
def names_in_one_declaration(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    var " + ", ".join(f"a{i}" for i in range(n)) + ": Int"))


@construct()
def values_in_one_declaration(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    var " + ", ".join(f"a{i} = {i}" for i in range(n))))


@construct()
def names_in_one_pattern(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let (" + ", ".join(f"a{i}" for i in range(n)) + ") = x"))


@construct()
def patterns_in_each_other(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let " + "(a, " * n + "b" + ")" * n + " = x"))


@construct()
def long_expression(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let sum = " + "1 +\n" * n + "1"))


@construct()
def words_less_than_each_other(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let sum = " + "a < " * n + "b"))


@construct()
def calls_less_than_each_other(n):
    return in_a_body("        let sum = " + "a < b(c) > " * n + "b")


@construct()
def operators_with_slashes(n):
    return in_a_body("        let x = a " + "+" * n + "/+" * n + " b")


@construct()
def slashes_with_blanks(n):
    return in_a_body("        let x = a" + " / b" * n)


@construct()
def slashes_after_brackets(n):
    return in_a_body("(/" * n)


@construct()
def slashes_on_a_line_without_an_end(n):
    return in_a_body("        f(/x, " * n)


@construct()
def slash_on_every_line(n):
    return in_a_body(("        f(/x" + " " * 60 + "\n") * n)


@construct()
def number_signs(n):
    return one_file(child_app() + "#" * n)


@construct()
def number_signs_and_slashes(n):
    return one_file(child_app() + "#/\n" * n)


@construct()
def raw_strings(n):
    return in_a_body("        let x = " + "#" * n + "\"" + "\"#" * n + "\n")


@construct()
def strings_without_an_end(n):
    return in_a_body("        let x = \"\n" * n)


@construct()
def three_quotes(n):
    return in_a_body("        let x = " + "#\"\"\" " * n + "\n")


@construct()
def backticks(n):
    return in_a_body("        let x = `a` `\n" * n)


@construct()
def block_comments_on_one_line(n):
    return one_file(child_app() + "/* a */ " * n)


@construct()
def block_comments_in_each_other(n):
    return one_file(child_app() + "/*" * n + "*/" * n)


@construct()
def block_comments_without_an_end(n):
    return one_file(child_app() + "/*" * n)


@construct()
def labels_before_comments(n):
    return one_file("struct A { var x: Int }\n" + "parent /*" * n)


@construct()
def labels_without_colons(n):
    return one_file("struct A { var x: Int }\n" + "parent\n" * n)


@construct()
def carriage_returns(n):
    return one_file((child_app() + "// a\nlet x = 1 /* b */\n" * n).replace("\n", "\r"))


@construct()
def line_comments(n):
    return one_file(child_app() + "// class A: Component<B> {}\n" * n)


@construct()
def documentation_before_declarations(n):
    return one_file(child_app() + "/// A value.\n" * n + component("OtherComponent"))


@construct()
def defaults_in_cases(n):
    return one_file(child_app() + "enum E {\n    case a(_ x: E = " + ".a(" * n + "b" + ")" * n + ")\n}\n")


@construct()
def cases_on_one_line(n):
    return one_file(child_app() + "enum E {\n    case " + ", ".join(f"a{i}(x: Int = {i})" for i in range(n)) + "\n}\n")


@construct()
def cases_on_lines(n):
    return one_file(child_app() + "enum E {\n" + "".join(f"    case a{i}(x: Int)\n" for i in range(n)) + "}\n")


@construct()
def enums_with_default_closures(n):
    return one_file(child_app() + "enum E { case a(x: () = { enum E { case a(x: () = { " * n + "}) } }) }" * n + "\n")


@construct()
def defaults_in_parameters(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    func f(" + ", ".join(f"a{i}: Int = {i}" for i in range(n)) + ") {}"))


@construct()
def defaults_in_each_other(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    func f(a: Int = " + "g({ " * n + "1" + " })" * n + ") {}"))


@construct()
def generic_parameters(n):
    return one_file(child_app() + "final class OtherComponent<" + ", ".join(f"T{i}: Hashable" for i in range(n))
                    + ">: Component<EmptyDependency> {}\n")


@construct()
def where_clauses(n):
    return one_file(child_app() + "extension RootComponent where " + ", ".join(f"T{i}: Hashable" for i in range(n))
                    + " { var x: Int { 1 } }\n")


@construct()
def inheritance_of_many_protocols(n):
    return one_file(child_app() + "final class OtherComponent: Component<EmptyDependency>, "
                    + ", ".join(f"P{i}" for i in range(n)) + " {}\n")


@construct()
def statements_of_a_main_file(n):
    return one_file(child_app() + "".join(f"let x{i} = f({i})\nprint(x{i}, \"\\(x{i})\")\n" for i in range(n)))


@construct()
def macros(n):
    return one_file(child_app() + "#macro(1) { a }\n" * n)


@construct()
def accessors(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    var x: Int {\n" + "        @a(1) get async throws\n" * n + "    }"))


@construct()
def directives_in_expressions(n):
    return in_a_body("        let x = a\n" + "#if A\n            .b()\n#else\n            .c()\n#endif\n" * n)


@construct()
def creations_in_a_local_function_of_a_long_result(n):
    creations = "\n".join("return .init(parent: self)" for _ in range(n))
    return one_file(HEAD + root(
        f"func make() {{\nfunc local() -> ({', '.join('Int' for _ in range(n))}) {{\n{creations}\n}}\n}}"))


@construct()
def creations_in_a_closure_of_a_long_type(n):
    creations = "\n".join("return .init(parent: self)" for _ in range(n))
    return one_file(HEAD + root(
        f"func make() {{\nlet all: ({', '.join('Int' for _ in range(n))}) = {{\n{creations}\n}}()\n}}"))


@construct()
def unsupported_overloads_with_implementations(n):
    requirements = "\n".join(f"    static func make(_ value: T{i}) -> Int" for i in range(n))
    members = "\n".join(f"    static func make(_ value: T{i}) -> Int {{ 1 }}" for i in range(n))
    return asking(
        f"protocol ChildDependency: Dependency {{\n{requirements}\n}}\nextension ChildDependency {{\n{members}\n}}\n")


@construct()
def unknown_protocols_above_a_shared_one(n):
    protocols = "".join(
        f"protocol D{i}: Base {{}}\n" + component(f"C{i}Component", f"D{i}") for i in range(n))
    parents = ", ".join(f"Unknown{i}" for i in range(n))
    creations = "\n".join(creation(f"C{i}Component") for i in range(n))
    return one_file(HEAD + f"protocol Base: {parents} {{}}\n{protocols}" + root(creations))


@construct()
def members_behind_nested_directives(n):
    depth = min(n, 900)
    nested = "#if FLAG\n" * depth + ".first\n" + "#endif\n" * depth + "#if FLAG\n.last\n#endif\n" * n
    return one_file(child_app(
        member=f"    var title: Int {{ 1 }}\n    func make() {{\nlet child: ChildComponent = known\n{nested}?? .init(parent: self)\n}}"))


@construct()
def functions_on_one_line(n):
    return one_file(child_app(member="    var title: Int { 1 }\n" + "".join(f"func f{i}() {{ g() }} " for i in range(n))))


# --- Slots of plug-ins

SLOT = "enum Tabs: PluginSlot { typealias Plugin = String }\n"
HOST = "    var value: Int { 1 }\n    var tabs: Plugins<Tabs> { plugins() }"


def plugin(i, slot="Tabs", order=None, protocol="EmptyDependency", body=""):
    order = f"    override class var order: PluginOrder {{ {order} }}\n" if order else ""
    return (f"final class Tab{i}: SlotComponent<{protocol}, {slot}> {{\n    override class var flag: String {{ \"tab.{i}\" }}\n"
            f"{order}    override var plugin: String {{ \"\" }}\n{body}}}\n")


@construct("generate", "graph", "flags")
def plugins_of_one_slot(n):
    return one_file(HEAD + SLOT + root(HOST) + "".join(map(plugin, range(n))))


@construct("generate", "graph")
def plugins_after_each_other(n):
    return one_file(HEAD + SLOT + root(HOST) + plugin(0) + "".join(
        plugin(i, order=f'.after("tab.{i - 1}")') for i in shuffled(range(1, n))))


@construct("generate", "graph")
def plugins_in_a_circle(n):
    return one_file(HEAD + SLOT + root(HOST) + "".join(plugin(i, order=f'.after("tab.{(i + 1) % n}")') for i in range(n)))


@construct("generate", "fix")
def plugins_after_misspelt_flags(n):
    return one_file(HEAD + SLOT + root(HOST) + "".join(plugin(i, order=f'.after("tob.{i}")') for i in range(n)))


@construct("generate", "fix")
def plugins_of_misspelt_slots(n):
    slots = "".join(f"enum Tabs{i}: PluginSlot {{ typealias Plugin = String }}\n" + plugin(i, f"Tobs{i}") for i in range(n))
    return one_file(HEAD + slots + root("\n".join(f"    var tabs{i}: Plugins<Tabs{i}> {{ plugins() }}" for i in range(n))))


@construct("generate", "graph")
def hosts_of_the_slot_of_many_plugins(n):
    hosts = "".join(component(f"Host{i}Component", body=HOST) for i in range(n))
    plugins = "".join(plugin(i, protocol="TabDependency") for i in range(n))
    return one_file(HEAD + SLOT + dependency("TabDependency", ["value"]) + hosts + plugins
                    + root("\n".join(creation(f"Host{i}Component") for i in range(n))))


@construct("generate", "graph")
def plugins_that_host_each_other(n):
    slots = "".join(f"enum Tabs{i}: PluginSlot {{ typealias Plugin = String }}\n" for i in range(n + 1))
    plugins = "".join(
        plugin(i, f"Tabs{i}", protocol="TabDependency", body=f"    var tabs: Plugins<Tabs{i + 1}> {{ plugins() }}\n")
        for i in range(n))
    return one_file(HEAD + slots + dependency("TabDependency", ["value"]) + plugins + root(HOST.replace("<Tabs>", "<Tabs0>")))


# --- Fixes and formats


@construct("fix")
def fixes_of_parent_labels(n):
    return one_file(HEAD + "".join(component(f"Child{i}Component") for i in range(n)) + root(
        "\n".join(f"    var child{i}: Child{i}Component {{ Child{i}Component(parnt: self) }}" for i in range(n))))


@construct("fix")
def fixes_of_private_members(n):
    names = [f"value{i}" for i in range(n)]
    members = "\n".join(f"    private var {name}: Int {{ 1 }}" for name in names)
    return asking(dependency("ChildDependency", names), members + "\n")


@construct("generate")
def heirs_of_undeclared_base_classes(n):
    heirs = "".join(f"protocol D{i}: Dependency {{}}\nfinal class Child{i}Component: Lost{i}<D{i}> {{}}\n" for i in range(n))
    return one_file(HEAD + heirs + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate")
def heirs_of_one_undeclared_base_class(n):
    heirs = "".join(f"protocol D{i}: Dependency {{}}\nfinal class Child{i}Component: Lost<D{i}> {{}}\n" for i in range(n))
    return one_file(HEAD + "class Base<D>: Component<D> {}\n" + heirs
                    + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate")
def files_without_the_import_of_the_runtime(n):
    files = {f"File{i}.swift": f"final class Child{i}Component: Component<EmptyDependency> {{}}\n" for i in range(n)}
    return {"Root.swift": HEAD + root("\n".join(creation(f"Child{i}Component") for i in range(n))), **files}


@construct("generate", "fix")
def fixes_of_plugin_members(n):
    asked = "\n".join(f"    var score{i}Sheet: Int {{ get }}" for i in range(n))
    made = "\n".join(f"    var scores{i}Sheet: Int {{ 1 }}" for i in range(n))
    read = "\n".join(f"    var value{i}: Int {{ pluginExtension.scores{i}Sheet }}" for i in range(n))
    return one_file(
        HEAD + f"protocol GameExtension: PluginExtension {{\n{asked}\n}}\n"
        f"final class GameNonCore: NonCoreComponent<EmptyDependency> {{\n{made}\n}}\n"
        f"final class GameComponent: PluginizedComponent<EmptyDependency, GameExtension, GameNonCore> {{\n{read}\n}}\n"
        + root(creation("GameComponent")))


@construct("fix")
def fixes_of_missing_any(n):
    protocols = "".join(f"protocol Value{i} {{ associatedtype Part }}\n" for i in range(n))
    requests = "\n".join(f"    var value{i}: Value{i} {{ get }}" for i in range(n))
    members = "\n".join(f"    var value{i}: Value{i} {{ make() }}" for i in range(n))
    return asking(f"{protocols}protocol ChildDependency: Dependency {{\n{requests}\n}}\n", members + "\n")


@construct("check", "check --format json", "check --format sarif")
def findings_on_one_line(n):
    return one_file(HEAD + root("; ".join(f"var a{i}: Child{i}Component {{ Child{i}Component(parent: self) }}" for i in range(n))))


# --- Projects whose modules are found


def found_modules(n):
    files = {f"Sources/M{i}/A.swift": HEAD + f"public final class Child{i}Component: Component<EmptyDependency> {{}}\n"
             for i in range(n)}
    imported = "".join(f"import M{i}\n" for i in range(n))
    files["Sources/App/A.swift"] = HEAD + imported + root("\n".join(creation(f"Child{i}Component") for i in range(n)))
    return [*(f"M{i}" for i in range(n)), "App"], files


@construct("generate")
def targets_of_a_package(n):
    names, files = found_modules(n)
    targets = ",\n".join(f'    .target(name: "{name}")' for name in names)
    text = f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "App", targets: [\n{targets}\n])\n'
    return {"Package.swift": text, **files}


@construct("generate")
def folders_of_which_a_package_names_one_as_target(n):
    _, files = found_modules(n)
    for i in range(n):
        files[f"Sources/M{i}/A.swift"] = HEAD + dependency(f"Dependency{i}", ["title"]) + component(
            f"Child{i}Component", f"Dependency{i}")
    files["Sources/App/A.swift"] += "extension RootComponent {\n    var title: Int { 1 }\n}\n"
    return {"Package.swift": manifest('targets: [.target(name: "App")]'), **files}


@construct("generate")
def targets_of_an_xcode_project(n):
    names, files = found_modules(n)
    objects = "".join(
        f"R{i} = {{isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; }};\n"
        f"B{i} = {{isa = PBXBuildFile; fileRef = R{i}; }};\n"
        f"G{i} = {{isa = PBXGroup; children = (R{i}); path = Sources/{name}; sourceTree = \"<group>\"; }};\n"
        f"P{i} = {{isa = PBXSourcesBuildPhase; files = (B{i}); }};\n"
        f"T{i} = {{isa = PBXNativeTarget; buildPhases = (P{i}); name = {name}; "
        "productType = \"com.apple.product-type.framework\"; };\n" for i, name in enumerate(names))
    groups, targets = (", ".join(f"{kind}{i}" for i in range(len(names))) for kind in "GT")
    objects += (f"G = {{isa = PBXGroup; children = ({groups}); sourceTree = \"<group>\"; }};\n"
                f"P = {{isa = PBXProject; mainGroup = G; targets = ({targets}); }};\n")
    return {"App.xcodeproj/project.pbxproj": f"// !$*UTF8*$!\n{{ objects = {{\n{objects}}}; rootObject = P; }}\n", **files}


# --- The command line


@construct("generate")
def modules_in_the_configuration(n):
    modules = ",\n".join(f'"Module{i}": {{"path": "Module{i}"}}' for i in range(n))
    files = {f"Module{i}/A.swift": "public struct A {}\n" for i in range(n)}
    members = "\n".join(f"    public var value{i}: Int {{ 1 }}" for i in range(n))
    files["Module0/A.swift"] = child_app().replace("    var title", members + "\n    var title")
    return {"needle.json": f'{{"modules": {{\n{modules}\n}}}}', **files}


@construct("generate")
def modules_with_a_component_each(n):
    modules = ",\n".join(f'"Module{i}": {{"path": "Module{i}", "package": "Package{i}"}}' for i in range(n))
    files = {f"Module{i}/A.swift": HEAD + f"public final class Child{i}Component: Component<EmptyDependency> {{\n"
             f"    package var value{i}: Int {{ 1 }}\n    public var other{i}: Int {{ 1 }}\n}}\n" for i in range(n)}
    imported = "".join(f"import Module{i}\n" for i in range(n))
    files["App/A.swift"] = HEAD + imported + root("\n".join(creation(f"Child{i}Component") for i in range(n)))
    return {"needle.json": f'{{"modules": {{\n{modules},\n"App": {{"path": "App"}}\n}}}}', **files}


@construct("generate")
def exclusions_in_the_configuration(n):
    excluded = ", ".join(f'"Folder{i}"' for i in range(n))
    files = {f"Sources/Folder{i}/A.swift": "struct A {}\n" for i in range(n)}
    return {"needle.json": f'{{"sources": ["Sources"], "excludePaths": [{excluded}], "excludeSuffixes": [{excluded}]}}',
            "Sources/App.swift": child_app(), **files}


@construct("generate")
def entries_of_a_list(n):
    files = {f"File{i}.swift": f"struct A{i} {{}}\n" for i in range(n)}
    files["App.swift"] = child_app()
    return {"sources.list": "".join(f"{name}\n" for name in files), **files}


@construct("generate")
def modules_of_a_list(n):
    files = {f"File{i}.swift": f"struct A{i} {{}}\n" for i in range(n)}
    files["App.swift"] = child_app()
    return {"sources.list": "".join(f"module M{i}\n{name}\n" for i, name in enumerate(files)), **files}


# --- Large manifests and project files


def manifest(text, head=""):
    return f"// swift-tools-version: 6.2\nimport PackageDescription\n{head}let package = Package(name: \"App\", {text})\n"


@construct("generate")
def targets_of_a_package_in_a_chain(n):
    names, files = found_modules(n)
    targets = ",\n".join(f'    .target(name: "{name}", dependencies: [{", ".join(chr(34) + other + chr(34) for other in names[i - 1:i])}])'
                         for i, name in enumerate(names))
    return {"Package.swift": manifest(f"targets: [\n{targets}\n]"), **files}


@construct("generate")
def targets_of_a_package_with_settings_under_conditions(n):
    names, files = found_modules(n)
    targets = ",\n".join(
        f'    .target(name: "{name}", dependencies: [.product(name: "P{i}", package: "p", condition: .when(platforms: [.iOS, .macOS]))], '
        f'swiftSettings: [.define("FLAG{i}", .when(configuration: .debug)), .defaultIsolation(MainActor.self)], '
        f'plugins: [.plugin(name: "NeedleGen", package: "needle-gen")])' for i, name in enumerate(names))
    return {"Package.swift": manifest(f"targets: [\n{targets}\n]"), **files}


@construct("generate")
def targets_of_a_package_appended_one_by_one(n):
    names, files = found_modules(n)
    appended = "".join(f'package.targets.append(.target(name: "{name}"))\n' for name in names)
    return {"Package.swift": manifest("targets: []") + appended, **files}


@construct("generate")
def targets_of_a_package_each_by_a_constant(n):
    names, files = found_modules(n)
    constants = "".join(f'let target{i}: Target = .target(name: "{name}")\n' for i, name in enumerate(names))
    return {"Package.swift": manifest(f"targets: [{', '.join(f'target{i}' for i in range(len(names)))}]", constants), **files}


@construct("generate")
def targets_of_a_package_under_conditions(n):
    names, files = found_modules(n)
    appended = "".join(f'#if FLAG{i}\npackage.targets += [.target(name: "{name}")]\n#endif\n' for i, name in enumerate(names))
    return {"Package.swift": manifest("targets: []") + appended, **files}


@construct("generate")
def targets_of_a_package_changed_in_a_loop(n):
    names, files = found_modules(n)
    listed = ", ".join(f'"{name}"' for name in names)
    return {"Package.swift": manifest("targets: names.map { .target(name: $0) }", f"let names = [{listed}]\n")
            + "for target in package.targets where target.type != .plugin {\n"
              "    target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]\n}\n", **files}


@construct("generate")
def targets_of_a_package_found_one_by_one(n):
    names, files = found_modules(n)
    listed = ", ".join(f'"{name}"' for name in names)
    changed = "".join(f'package.targets.first(where: {{ $0.name == "{name}" }})?.swiftSettings = [.defaultIsolation(MainActor.self)]\n'
                      for name in names)
    return {"Package.swift": manifest("targets: names.map { .target(name: $0) }", f"let names = [{listed}]\n") + changed, **files}


@construct("generate")
def names_of_a_package_joined_in_a_chain(n):
    _, files = found_modules(1)
    chain = 'let name0 = "M"\n' + "".join(f'let name{i + 1} = name{i}\n' for i in range(n))
    return {"Package.swift": manifest(f'targets: [.target(name: name{n} + "0"), .target(name: "App")]', chain), **files}


@construct("generate")
def functions_of_a_package_in_a_chain(n):
    _, files = found_modules(1)
    chain = "func name0() -> String { \"M0\" }\n" + "".join(f"func name{i + 1}() -> String {{ name{i}() }}\n" for i in range(n))
    return {"Package.swift": manifest(f'targets: [.target(name: name{n}()), .target(name: "App")]', chain), **files}


@construct("generate")
def settings_of_a_package_that_double(n):
    _, files = found_modules(1)
    chain = "let s0: [SwiftSetting] = [.define(\"A\")]\n" + "".join(f"let s{i + 1} = s{i} + s{i}\n" for i in range(n))
    return {"Package.swift": manifest(f'targets: [.target(name: "M0", swiftSettings: s{n}), .target(name: "App")]', chain), **files}


@construct("generate")
def packages_in_folders(n):
    files = {}
    for i in range(n):
        files[f"P{i}/Package.swift"] = manifest('targets: [.target(name: "M%d")]' % i)
        files[f"P{i}/Sources/M{i}/A.swift"] = HEAD + f"public final class Child{i}Component: Component<EmptyDependency> {{}}\n"
    files["Package.swift"] = manifest('targets: [.target(name: "App")]')
    files["Sources/App/A.swift"] = (HEAD + "".join(f"import M{i}\n" for i in range(n))
                                    + root("\n".join(creation(f"Child{i}Component") for i in range(n))))
    return files


@construct("generate")
def targets_of_a_tuist_project(n):
    names, files = found_modules(n)
    targets = ",\n".join(
        f'    .target(name: "{name}", destinations: .iOS, product: .framework, bundleId: "a.{name}", sources: ["Sources/{name}/**"], '
        f'dependencies: [{"".join(f".target(name: {chr(34)}{other}{chr(34)})" for other in names[i - 1:i])}])'
        for i, name in enumerate(names))
    return {"Project.swift": f'import ProjectDescription\nlet project = Project(name: "App", targets: [\n{targets}\n])\n', **files}


@construct("generate")
def targets_of_an_xcodegen_project(n):
    names, files = found_modules(n)
    targets = "".join(
        f"  {name}:\n    type: framework\n    platform: iOS\n    sources:\n      - path: Sources/{name}\n        excludes: [\"Tests/**\"]\n"
        f"    dependencies:\n      - target: {names[i - 1]}\n" for i, name in enumerate(names))
    return {"project.yml": f"name: App\ntargets:\n{targets}", **files}


@construct("generate")
def targets_of_a_bazel_package(n):
    names, files = found_modules(n)
    rules = "".join(f'swift_library(\n    name = "{name}",\n    module_name = "{name}",\n    srcs = glob(["Sources/{name}/**/*.swift"]),\n'
                    f'    deps = [":{names[i - 1]}"],\n)\n' for i, name in enumerate(names))
    return {"BUILD.bazel": 'load("@rules_swift//swift:swift.bzl", "swift_library")\n' + rules, **files}


@construct("generate")
def bazel_packages_in_folders(n):
    names, files = found_modules(n)
    builds = {f"Sources/{name}/BUILD": 'swift_library(name = "%s", module_name = "%s", srcs = ["A.swift"])\n' % (name, name)
              for name in names}
    return {"WORKSPACE": "", **builds, **files}


@construct("generate")
def subspecs_of_a_podspec(n):
    names, files = found_modules(n)
    specs = "".join(f"  s.subspec '{name}' do |sub|\n    sub.source_files = 'Sources/{name}/**/*.swift'\n  end\n" for name in names)
    return {"App.podspec": f"Pod::Spec.new do |s|\n  s.name = 'App'\n{specs}end\n", **files}


@construct("generate")
def rules_in_the_configuration(n):
    modules = ",\n".join(f'"M{i}": {{"path": "Sources/M{i}", "defaultIsolation": "MainActor", "upcomingFeatures": ["InferIsolatedConformances"], '
                         f'"languageMode": 6}}' for i in range(n))
    _, files = found_modules(n)
    return {"needle.json": f'{{"modules": {{\n{modules},\n"App": {{"path": "Sources/App"}}}}}}', **files}


# --- Isolation, availability, overloads


@construct()
def global_actors_of_a_chain(n):
    chain = "".join(f"@globalActor actor Actor{i} {{ static let shared = Actor{i}() }}\n"
                    f"class Base{i + 1}Component: Base{i}Component {{ @Actor{i} var value{i}: Int {{ {i} }} }}\n" for i in range(n))
    requests = "".join(f"    @Actor{i} var value{i}: Int {{ get }}\n" for i in range(n))
    return one_file(HEAD + "class Base0Component: Component<EmptyDependency> {}\n" + chain
                    + f"protocol LastDependency: Dependency {{\n{requests}}}\n" + component("LastComponent", "LastDependency")
                    + f"extension Base{n}Component {{\n{creation('LastComponent')}\n}}\n" + root(creation(f"Base{n}Component")))


@construct()
def protocols_of_global_actors_in_a_chain(n):
    chain = "".join(f"protocol P{i + 1}: P{i} {{ var value{i}: Int {{ get }} }}\n" for i in range(n))
    members = "\n".join(f"    @MainActor var value{i}: Int {{ {i} }}" for i in range(n))
    return one_file(HEAD + "@MainActor protocol P0: Dependency {}\n" + chain + component("ChildComponent", f"P{n}")
                    + root(members + "\n" + creation("ChildComponent")))


@construct()
def isolated_conformances(n):
    protocols = "".join(f"protocol P{i}: Dependency {{ var value{i}: Int {{ get }} }}\n" for i in range(n))
    inherited = ", ".join(f"@MainActor P{i}" for i in range(n))
    members = "\n".join(f"    var value{i}: Int {{ {i} }}" for i in range(n))
    return one_file(HEAD + protocols + component("ChildComponent", "P0") + root(
        members + "\n" + creation("ChildComponent"), f"@MainActor final class RootComponent: MainActorBootstrapComponent, {inherited}"))


@construct()
def mistaken_isolation_of_many_members(n):
    requests = "".join(f"    var value{i}: Int {{ get }}\n" for i in range(n))
    members = "\n".join(f"    @MainActor var value{i}: Int {{ {i} }}" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct()
def actors_that_are_typealiases_in_a_chain(n):
    chain = "".join(f"typealias A{i + 1} = A{i}\n" for i in range(n))
    return one_file(child_app(member=f"    @A{n} var title: Int {{ 1 }}", request="title").replace("    var title: Int { get }", f"    @A{n} var title: Int {{ get }}")
                    + "typealias A0 = MainActor\n" + chain)


@construct()
def availability_in_stacks(n):
    stacks = "".join(f"@available(macOS {10 + i % 20}.{i % 9}, *)\n" for i in range(4))
    members = "\n".join(f"{stacks}    var value{i}: Int {{ {i} }}" for i in range(n))
    requests = "".join(f"{stacks}    var value{i}: Int {{ get }}\n" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct()
def availability_on_one_member(n):
    stack = "".join(f"@available(iOS {10 + i % 20}.{i % 9}, *)\n" for i in range(n))
    return one_file(child_app(member=f"{stack}    var title: Int {{ 1 }}"))


@construct()
def availability_of_nested_types(n):
    depth = min(n, 900)
    nested = "".join(f"@available(macOS 14.{i}, *) enum E{i} {{\n" for i in range(depth)) + "}\n" * depth
    members = "\n".join(f"@available(macOS 14.0, *) func use{i}() {{}}" for i in range(n))
    return one_file(child_app(member=f"    var title: Int {{ 1 }}\n{members}") + nested)


@construct("generate", "graph")
def overloads_in_a_chain_of_protocols(n):
    types = "".join(f"struct T{i} {{}}\n" for i in range(n))
    chain = "".join(f"protocol P{i + 1}: P{i} {{ func make(_ value: T{i}) -> Int }}\n" for i in range(n))
    members = "\n".join(f"    func make(_ value: T{i}) -> Int {{ {i} }}" for i in range(n))
    return one_file(HEAD + types + "protocol P0: Dependency {}\n" + chain + component("ChildComponent", f"P{n}")
                    + root(members + "\n" + creation("ChildComponent")))


@construct("generate", "graph", "mocks")
def overloads_with_constraints(n):
    types = "".join(f"protocol T{i} {{}}\n" for i in range(n))
    requests = "".join(f"    func make<T: T{i}>(_ value: T) -> Int where T: Sendable\n" for i in range(n))
    members = "\n".join(f"    func make<U: T{i}>(_ value: U) -> Int where U: Sendable {{ {i} }}" for i in range(n))
    return asking(types + f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct("generate", "graph")
def overloads_with_constraints_of_results(n):
    types = "".join(f"protocol T{i} {{}}\n" for i in range(n))
    requests = "".join(f"    func make<T: T{i}>() -> T\n" for i in range(n))
    members = "\n".join(f"    func make<T: T{i}>() -> T {{ fatalError() }}" for i in range(n))
    return asking(types + f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct("generate", "graph")
def overloads_with_constraints_in_a_chain(n):
    types = "protocol T0 {}\n" + "".join(f"protocol T{i + 1}: T{i} {{}}\n" for i in range(n))
    requests = "".join(f"    func make<T: T{i}>(_ value: T) -> Int\n" for i in range(n))
    members = "\n".join(f"    func make<T: T{i}>(_ value: T) -> Int {{ {i} }}" for i in range(n))
    return asking(types + f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct("generate", "graph")
def overloads_that_all_miss(n):
    types = "".join(f"struct T{i} {{}}\nstruct U{i} {{}}\n" for i in range(n))
    requests = "".join(f"    func make(_ value: T{i}) -> Int\n" for i in range(n))
    members = "\n".join(f"    func make(_ value: U{i}) -> Int {{ {i} }}" for i in range(n))
    return asking(types + f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members + "\n")


@construct("mocks")
def mocks_of_overloads_in_a_chain(n):
    types = "".join(f"struct T{i} {{}}\n" for i in range(n))
    chain = "".join(f"protocol P{i + 1}: P{i} {{ func make(_ value: T{i}) -> Int }}\n" for i in range(n))
    return one_file(HEAD + types + "protocol P0 {}\n" + chain + f"// needle:mock\nprotocol Last: P{n} {{}}\n" + child_app().removeprefix(HEAD))


# --- Names and types


@construct()
def namespaces_in_each_other(n):
    depth = min(n, 900)
    nested = "".join(f"enum N{i} {{\n" for i in range(depth)) + "}\n" * depth
    names = ".".join(f"N{i}" for i in range(depth))
    parts = "".join(f"extension {'.'.join(f'N{i}' for i in range(k % depth + 1))} {{ static let value{k} = {k} }}\n"
                    for k in range(0, n, max(1, n // 20)))
    return one_file(child_app() + nested + parts + f"extension {names} {{ final class Inner: Component<EmptyDependency> {{}} }}\n"
                    f"extension RootComponent {{ var inner: {names}.Inner {{ {names}.Inner(parent: self) }} }}\n")


@construct()
def namespaces_of_components(n):
    spaces = "".join(f"enum N{i} {{\n" + component("Screen", "Needs") + dependency("Needs", ["title"]) + "}\n" for i in range(n))
    return one_file(HEAD + spaces + root("    var title: Int { 1 }\n" + "\n".join(
        f"    var screen{i}: N{i}.Screen {{ N{i}.Screen(parent: self) }}" for i in range(n))))


@construct()
def namespaces_nested_in_pairs(n):
    spaces = "".join(f"enum Outer{i} {{ enum Inner {{ enum Deep {{ struct Model {{}} }} }} }}\n" for i in range(n))
    requests = "".join(f"    var value{i}: Outer{i}.Inner.Deep.Model {{ get }}\n" for i in range(n))
    members = "".join(f"    var value{i}: Outer{i}.Inner.Deep.Model {{ .init() }}\n" for i in range(n))
    return asking(spaces + f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members)


@construct()
def typealiases_to_generic_types_in_a_chain(n):
    chain = "".join(f"typealias A{i + 1}<T> = A{i}<T>\n" for i in range(n))
    return one_file(child_app(member=f"    var title: A{n}<Int> {{ [1] }}").replace("var title: Int { get }", "var title: [Int] { get }")
                    + "typealias A0<T> = Array<T>\n" + chain)


@construct()
def typealiases_to_generic_types_that_all_are_used(n):
    chain = "".join(f"typealias A{i + 1}<T> = A{i}<T>\n" for i in range(n))
    requests = "".join(f"    var value{i}: A{i}<Int> {{ get }}\n" for i in range(n))
    members = "".join(f"    var value{i}: [Int] {{ [] }}\n" for i in range(n))
    return asking(
        "typealias A0<T> = Array<T>\n" + chain + f"protocol ChildDependency: Dependency {{\n{requests}}}\n",
        members)


@construct()
def typealiases_of_a_generic_base_in_a_chain(n):
    chain = "".join(f"typealias A{i + 1}<T> = A{i}<T>\n" for i in range(n))
    children = "".join(component(f"C{i}Component", "ChildDependency").replace("Component<C", f"A{i}<C") for i in range(n))
    return one_file(HEAD + "typealias A0<T> = Component<T>\n" + chain + dependency("ChildDependency", ["title"]) + children
                    + root("    var title: Int { 1 }\n" + "\n".join(creation(f"C{i}Component") for i in range(n))))


def giving_equal_members(protocols, named):
    """A root that conforms to the protocols named, whose extensions give it what its child requests."""
    return one_file(HEAD + protocols + dependency("ChildDependency", ["title"])
                    + component("ChildComponent", "ChildDependency")
                    + root(creation("ChildComponent"), f"final class RootComponent: BootstrapComponent, {named}"))


def titled(i, base=""):
    return f"protocol Titled{i}{base} {{}}\nextension Titled{i} {{ var title: Int {{ {i} }} }}\n"


@construct()
def equal_members_of_protocols(n):
    return giving_equal_members("".join(map(titled, range(n))), ", ".join(f"Titled{i}" for i in range(n)))


@construct()
def equal_members_of_protocols_in_a_chain(n):
    chain = "".join(titled(i + 1, f": Titled{i}") for i in range(n))
    return giving_equal_members(titled(0) + chain, f"Titled{n}")


@construct()
def overloads_in_extensions_of_the_runtime(n):
    extensions = "".join(f"extension Scope {{ func open(_: Page{i}) -> Int {{ {i} }} }}\n" for i in range(n))
    return one_file(child_app() + "".join(f"struct Page{i} {{}}\n" for i in range(n)) + extensions)


def each_asking_for_one(extensions, conformance=""):
    """Components that each have all members of some extensions, and ask for one."""
    n = len(extensions)
    children = "".join(dependency(f"Child{i}Dependency", [f"value{i}"])
                       + f"final class Child{i}Component: Component<Child{i}Dependency>{conformance} {{}}\n" for i in range(n))
    return one_file(HEAD + "".join(extensions) + children
                    + root("\n".join(creation(f"Child{i}Component") for i in range(n)),
                           f"final class RootComponent: BootstrapComponent{conformance}"))


@construct()
def components_and_extensions_of_the_runtime(n):
    return each_asking_for_one([f"extension Scope {{ var value{i}: Int {{ {i} }} }}\n" for i in range(n)])


@construct()
def components_and_extensions_of_a_protocol(n):
    extensions = [f"extension Titled {{ var value{i}: Int {{ {i} }} }}\n" for i in range(n)]
    return each_asking_for_one(["protocol Titled {}\n" + extensions[0], *extensions[1:]], ", Titled")


@construct()
def components_and_extensions_of_the_library(n):
    extensions = [f"extension Identifiable {{ var value{i}: Int {{ {i} }} }}\n" for i in range(n)]
    return each_asking_for_one(extensions, ", Identifiable")


@construct()
def where_clauses_in_a_chain(n):
    chain = "".join(f"extension P{i} where Self: P{(i + 1) % n} {{ var value{i}: Int {{ {i} }} }}\n" for i in range(n))
    protocols = "".join(f"protocol P{i} {{}}\n" for i in range(n))
    requests = "".join(f"    var value{i}: Int {{ get }}\n" for i in range(n))
    return one_file(HEAD + protocols + chain + f"protocol ChildDependency: Dependency {{\n{requests}}}\n"
                    + component("ChildComponent", "ChildDependency")
                    + root(creation("ChildComponent"), "final class RootComponent: BootstrapComponent, " + ", ".join(f"P{i}" for i in range(n))))


@construct()
def long_where_clauses_of_an_extension(n):
    clause = ", ".join(f"Self: P{i}" for i in range(n))
    protocols = "".join(f"protocol P{i} {{}}\n" for i in range(n))
    return one_file(child_app(member="") + protocols + f"protocol Named {{}}\nextension Named where {clause} {{ var title: Int {{ 1 }} }}\n"
                    + "extension RootComponent: Named, " + ", ".join(f"P{i}" for i in range(n)) + " {}\n")


@construct()
def extensions_with_long_where_clauses(n):
    k = max(2, math.isqrt(n))
    clause = ", ".join(f"Self: P{i}" for i in range(k))
    protocols = "".join(f"protocol P{i} {{}}\n" for i in range(k))
    extensions = "".join(f"extension Named where {clause} {{ var value{i}: Int {{ {i} }} }}\n" for i in range(k))
    requests = "".join(f"    var value{i}: Int {{ get }}\n" for i in range(k))
    return one_file(HEAD + protocols + "protocol Named {}\n" + extensions + f"protocol ChildDependency: Dependency {{\n{requests}}}\n"
                    + component("ChildComponent", "ChildDependency") + root(creation("ChildComponent"))
                    + "extension RootComponent: Named, " + ", ".join(f"P{i}" for i in range(k)) + " {}\n")


@construct("generate", "mocks")
def parameter_packs(n):
    requests = "".join(f"    func make{i}<each T: Sendable>(_ value: repeat each T) -> (repeat [each T])\n" for i in range(n))
    members = "".join(f"    func make{i}<each T: Sendable>(_ value: repeat each T) -> (repeat [each T]) {{ fatalError() }}\n" for i in range(n))
    return asking(f"protocol ChildDependency: Dependency {{\n{requests}}}\n", members)


@construct("generate", "mocks")
def parameter_packs_in_each_other(n):
    depth = min(n, 500)
    type = "(repeat each T" + ", (repeat [each T]" * depth + ")" * depth + ")"
    request = f"    func make<each T: Sendable>(_ value: {type})"
    return asking(
        "protocol ChildDependency: Dependency {\n" + request + "\n" + "".join(f"    var v{i}: Int {{ get }}\n" for i in range(n)) + "}\n",
        request + " {}\n" + "".join(f"    var v{i}: Int {{ 1 }}\n" for i in range(n)))


@construct()
def names_in_unicode(n):
    names = [f"größe{i}ñ名前" for i in range(n)]
    members = "\n".join(f"    var {name}: Int {{ 1 }}" for name in names)
    return one_file(HEAD + dependency("ÄnderungsDependency", names) + component("ÄnderungsComponent", "ÄnderungsDependency")
                    + root(f"{members}\n{creation('ÄnderungsComponent')}"))


@construct("generate", "fix")
def misspelt_names_in_unicode(n):
    names = [f"größe{i}ñ名前" for i in range(n)]
    members = "\n".join(f"    var {name.replace('ö', 'o')}: Int {{ 1 }}" for name in names)
    return asking(dependency("ChildDependency", names), members + "\n")


# --- Bodies


@construct()
def closures_in_a_chain_of_calls(n):
    return in_a_body("        let made = list" + ".map { value in ChildComponent(parent: self) }" * n)


@construct()
def conditions_one_after_another(n):
    return in_a_body("        if isFirst { use(ChildComponent(parent: self)) }" + "".join(
        f" else if count == {i} {{ use(ChildComponent(parent: self)) }}" for i in range(n)))


@construct()
def conditions_one_after_another_as_a_value(n):
    return in_a_body("        let child: ChildComponent = if isFirst { .init(parent: self) }" + "".join(
        f" else if count == {i} {{ .init(parent: self) }}" for i in range(n)) + " else { .init(parent: self) }")


@construct()
def cases_that_create(n):
    return in_a_body("        switch count {\n" + "".join(
        f"        case {i}: use(ChildComponent(parent: self))\n" for i in range(n)) + "        default: break\n        }")


@construct()
def cases_that_create_as_a_value(n):
    return in_a_body("        let child: ChildComponent = switch count {\n" + "".join(
        f"        case {i}: .init(parent: self)\n" for i in range(n)) + "        default: .init(parent: self)\n        }")


@construct()
def cases_that_bind_and_create(n):
    return in_a_body("        switch count {\n" + "".join(
        f"        case .some(let host{i}) where host{i} > 0, .other(let host{i}): let me = self; use(ChildComponent(parent: me))\n"
        for i in range(n)) + "        default: break\n        }")


@construct()
def ternaries_that_create(n):
    return in_a_body("        let child: ChildComponent = " + "".join(f"count == {i} ? .init(parent: self) : " for i in range(n))
                     + ".init(parent: self)")


@construct()
def result_builders_in_each_other(n):
    depth = min(n, 300)
    nested = "VStack {\n" * depth + "ChildComponent(parent: self).view\n" + "}\n" * depth
    return one_file(child_app(member="    var title: Int { 1 }\n" + "".join(
        f"    @ViewBuilder var body{i}: some View {{\n{nested}    }}\n" for i in range(max(1, n // 300)))))


@construct()
def result_builders_of_many_calls(n):
    calls = "".join(f"            Text(\"{i}\").padding().onTapGesture {{ model.child = ChildComponent(parent: self) }}\n" for i in range(n))
    return one_file(child_app(member=f"    var title: Int {{ 1 }}\n    @ViewBuilder var body: some View {{\n        VStack {{\n{calls}        }}\n    }}"))


@construct()
def elements_of_a_literal(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let all = [" + ", ".join(map(str, range(n))) + "]"))


@construct()
def elements_of_a_dictionary(n):
    return one_file(child_app(member="    var title: Int { 1 }\n    let all: [String: () -> Any] = [\n" + ",\n".join(
        f'"a{i}": {{ ChildComponent(parent: self) }}' for i in range(n)) + "\n]"))


@construct()
def literals_in_each_other(n):
    depth = min(n, 900)
    return one_file(child_app(member="    var title: Int { 1 }\n    let all: Any = " + "[" * depth + "1" + "]" * depth
                              + "\n    let list = [" + "[1, [2]], " * n + "[3]]"))


@construct()
def nested_interpolations_that_create(n):
    depth = min(n, 300)
    text = '"a\\(' * depth + "ChildComponent(parent: self)" + ')"' * depth
    return in_a_body("".join(f"        print({text})\n" for _ in range(max(1, n // 300))))


@construct()
def regex_literals(n):
    return in_a_body("".join(f"        let r{i} = /[a-z]+\\/(?<year>\\d{{4}})\"{{1,2}}/; use(ChildComponent(parent: self))\n" for i in range(n)))


@construct()
def extended_regex_literals(n):
    return in_a_body("".join(f"        let r{i} = #/ \n  a+ ( b | c ) \" # comment ( \n /#\n" for i in range(n)))


@construct()
def raw_strings_with_many_signs(n):
    k = max(1, math.isqrt(n))
    return in_a_body("".join(f"        let s{i} = {'#' * k}\"a \"# \\({'b'}) {'#' * k} \\{'#' * k}(ChildComponent(parent: self))\"{'#' * k}\n" for i in range(k)))


@construct()
def a_string_in_one_long_line(n):
    return in_a_body('        let text = "' + "a\\\\b { ( ChildComponent(parent: self) " * n + '"')


@construct()
def a_type_in_one_long_line(n):
    return one_file(HEAD + "final class ChildComponent: Component<EmptyDependency> { " + "".join(
        f"var value{i}: Int {{ {i} }}; " for i in range(n)) + "}; " + f"final class RootComponent: BootstrapComponent {{ {creation('ChildComponent').strip()} }}\n")


@construct("generate", "check --format json", "fix")
def components_in_one_long_line(n):
    return one_file(HEAD + "".join(
        f"protocol D{i}: Dependency {{ var value{i}: Int {{ get }} }}; final class C{i}: Component<D{i}> {{}}; " for i in range(n))
        + "final class RootComponent: BootstrapComponent { " + "; ".join(creation(f"C{i}").strip() for i in range(n)) + " }\n")


@construct()
def macros_with_big_arguments(n):
    arguments = ", ".join(f'"value{i}": [1, (2, 3)]' for i in range(n))
    return one_file(child_app(member=f"    @Tracked([{arguments}], {{ (a: Int) in a }}) var title: Int {{ 1 }}\n    #declare([{arguments}])")
                    + f"@Generated([{arguments}]) struct Other {{}}\n")


@construct()
def attributes_with_arguments_on_each_member(n):
    members = "".join(f'    @Wrapped(key: "a{i}", default: [1, 2, (3, 4)]) @objc(value{i}) @available(*, deprecated, message: "no ( {{") var value{i}: Int {{ 1 }}\n' for i in range(n))
    return asking(dependency("ChildDependency", [f"value{i}" for i in range(n)]), members + "\n")


# --- Misspelt words and forgotten imports


@construct("generate", "fix")
def misspelt_keywords(n):
    classes = "".join(f"final clas Child{i}Component: Component<EmptyDependency> {{}}\n" for i in range(n))
    return one_file(HEAD + classes + root("\n".join(creation(f"Child{i}Component") for i in range(n))))


@construct("generate", "fix")
def misspelt_keywords_of_members(n):
    members = "".join(f"    vra value{i}: Int {{ {i} }}\n" for i in range(n))
    return asking(dependency("ChildDependency", [f"value{i}" for i in range(n)]), members + "\n")


@construct("generate", "fix")
def misspelt_keywords_in_files(n):
    files = {f"File{i}.swift": HEAD + f"final clas Child{i}Component: Component<EmptyDependency> {{}}\n" for i in range(n)}
    return {"Root.swift": HEAD + root("\n".join(creation(f"Child{i}Component") for i in range(n))), **files}


@construct("generate", "fix")
def files_without_the_import_with_a_dependency_each(n):
    files = {f"File{i}.swift": dependency(f"D{i}", ["title"]) + component(f"Child{i}Component", f"D{i}") for i in range(n)}
    return {"Root.swift": HEAD + root("    var title: Int { 1 }\n" + "\n".join(creation(f"Child{i}Component") for i in range(n))), **files}


@construct("generate", "fix")
def files_without_the_import_of_dependencies(n):
    files = {f"File{i}.swift": dependency(f"D{i}", ["title"]) for i in range(n)}
    children = "".join(component(f"Child{i}Component", f"D{i}") for i in range(n))
    return {"Root.swift": HEAD + children + root("    var title: Int { 1 }\n" + "\n".join(creation(f"Child{i}Component") for i in range(n))), **files}


@construct("generate", "fix")
def files_without_the_import_of_plugins(n):
    files = {f"File{i}.swift": plugin(i) for i in range(n)}
    return {"Root.swift": HEAD + SLOT + root(HOST), **files}


@construct("generate", "fix")
def files_without_the_import_of_a_module(n):
    names, files = found_modules(n)
    modules = ",\n".join(f'"{name}": {{"path": "Sources/{name}"}}' for name in names)
    files["Sources/App/A.swift"] = HEAD + root("\n".join(creation(f"Child{i}Component") for i in range(n)))
    return {"needle.json": f'{{"modules": {{\n{modules}}}, "sources": ["Sources"]}}', **files}


@construct("fix", "check --format json", "check --format sarif", "check")
def files_with_a_mistake_each(n):
    files = {f"File{i}.swift": HEAD + dependency(f"D{i}", [f"value{i}", f"valeu{i}"]) + component(f"Child{i}Component", f"D{i}")
             for i in range(n)}
    return {"Root.swift": HEAD + root("".join(f"    private var value{i}: Int {{ 1 }}\n    var valueu{i}: Int {{ 1 }}\n" for i in range(n))
                                      + "\n".join(creation(f"Child{i}Component") for i in range(n))), **files}


@construct("fix", "check --format json")
def files_with_many_mistakes_each(n):
    files = {f"File{i}.swift": HEAD + "".join(
        dependency(f"D{i}x{k}", [f"value{i}x{k}"]) + component(f"Child{i}x{k}Component", f"D{i}x{k}") for k in range(20))
             for i in range(max(1, n // 20))}
    count = [(i, k) for i in range(max(1, n // 20)) for k in range(20)]
    return {"Root.swift": HEAD + root("".join(f"    var value{i}x{k}: String {{ \"\" }}\n" for i, k in count)
                                      + "\n".join(f"    var c{i}x{k}: Child{i}x{k}Component {{ Child{i}x{k}Component(parnt: self) }}" for i, k in count)), **files}


@construct("check", "check --format json")
def unused_members_of_a_component(n):
    members = "".join(f"    var value{i}: Int {{ {i} }}\n" for i in range(n))
    return one_file(child_app(member="    var title: Int { 1 }\n" + members))


@construct("check", "check --format json")
def unused_requests_of_components(n):
    children = "".join(dependency(f"D{i}", ["title", "name"]) + component(f"C{i}Component", f"D{i}") for i in range(n))
    return one_file(HEAD + children + root("    var title: Int { 1 }\n    var name: Int { 1 }\n"
                                           + "\n".join(creation(f"C{i}Component") for i in range(n))))


# --- Reports of wide and of deep graphs


def wide(n):
    children = "".join(component(f"C{i}Component", "ChildDependency") for i in range(n))
    return one_file(HEAD + dependency("ChildDependency", ["title"]) + children + component("LastComponent", "ChildDependency")
                    + root("    var title: Int { 1 }\n" + "\n".join(creation(f"C{i}Component") for i in range(n)) + "\n" + creation("LastComponent")))


def deep(n, member="    var title: Int { 1 }\n"):
    parts = [dependency("ChildDependency", ["title"]), component("LastComponent", "ChildDependency")]
    parts += [component(f"Child{i}", "ChildDependency", creation(f"Child{i + 1}" if i + 1 < n else "LastComponent")) for i in range(n)]
    return one_file(HEAD + "".join(parts) + root(member + creation("Child0")))


REPORTS = ["graph --format tree", "graph --format dot", "graph --format mermaid", "graph --format html",
           "why LastComponent", "why LastComponent.title"]


@construct(*REPORTS)
def reports_of_a_wide_graph(n):
    return wide(n)


@construct(*REPORTS, "flags", "check --strict")
def reports_of_a_deep_graph(n):
    return deep(n)


@construct("why LastComponent", "why LastComponent.title", "graph --format tree")
def reports_of_a_deep_graph_without_a_provider(n):
    return deep(n, "")


@construct(*REPORTS)
def reports_of_layers(n):
    files = layers_of_components(n)["Sources.swift"]
    layers = max(1, n // max(2, math.isqrt(n)))
    return one_file(files + component("LastComponent", "LastDependency") + dependency("LastDependency", ["title"])
                    + f"extension Child{layers - 1}x0 {{\n{creation('LastComponent')}\n}}\n")


@construct(*REPORTS)
def reports_of_a_wide_component(n):
    names = [f"value{i}" for i in range(n)] + ["title"]
    members = "\n".join(f"    var {name}: Int {{ 1 }}" for name in names)
    return one_file(HEAD + dependency("LastDependency", names) + component("LastComponent", "LastDependency")
                    + root(f"{members}\n{creation('LastComponent')}"))


@construct("graph --format tree", "graph --format html", "why Tab1")
def reports_of_plugins_of_one_slot(n):
    return one_file(HEAD + SLOT + root(HOST) + "".join(map(plugin, range(n))))


@construct("check --baseline known.txt", "check --write-baseline new.txt")
def baseline_of_many_findings(n):
    files = many(n)
    lines = "".join(f"missing-dependency\tSources.swift\tvalue{i}\n" for i in range(n))
    return {**files, "known.txt": f"# needle-gen baseline 1: x\n{lines}"}


def many(n):
    parts = "".join(dependency(f"D{i}", [f"value{i}"]) + component(f"C{i}Component", f"D{i}") for i in range(n))
    return one_file(HEAD + parts + root("\n".join(creation(f"C{i}Component") for i in range(n))))


# --- Measuring


class Sample:
    """One run of the tool."""

    def __init__(self, seconds, code, output, peak):
        self.seconds, self.code, self.output, self.peak = seconds, code, output, peak


def write(files, folder):
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def arguments(command, files, folder):
    out = folder.parent / "out" / "Output.swift"
    out.parent.mkdir(exist_ok=True)
    out.unlink(missing_ok=True)
    sources = [name for name in ("needle.json",) if name in files]
    sources += ["@sources.list"] if "sources.list" in files else []
    sources = sources or ["."]
    if command == "graph":
        return ["graph", *sources, "--format", "json"], out
    if command in ("generate", "mocks", "check"):
        return [command, *sources, "--out", out, "-j", "1"], out
    # What prints something else: `fix`, `flags`, `check --format sarif`.
    return [*command.split(), *sources, "-j", "1"], out


def run(tool, command, files, folder):
    words, out = arguments(command, files, folder)
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            [tool, *words], cwd=folder, stdout=output, stderr=subprocess.STDOUT,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SLOWEST_SECONDS, SLOWEST_SECONDS)))
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        size = output.seek(0, os.SEEK_END) + (out.stat().st_size if out.exists() else 0)
    return Sample(usage.ru_utime, child.returncode, size, usage.ru_maxrss * 1024)


def measure(tool, command, files, folder):
    """The best of three runs, or one if it takes long."""
    best = run(tool, command, files, folder)
    if best.code in (0, 1) and best.seconds < 0.5:
        for _ in range(2):
            best = min(best, run(tool, command, files, folder), key=lambda sample: sample.seconds)
    return best


def instructions(tool, command, files, folder):
    """What one run executes in user space, by callgrind; the sources stand in the folder."""
    words, _ = arguments(command, files, folder)
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", tool, *words], cwd=folder,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


class Growth:
    """How the cost of a construct grows under a command."""

    def __init__(self, name, function, command, empty):
        self.name, self.function, self.command, self.empty = name, function, command, empty
        self.numbers, self.sizes, self.samples = [], [], []
        self.instructions = None
        self.failure = None
        self.at_target = None

    @property
    def cost(self):
        if self.instructions:
            return exponent(self.sizes[-3:], self.instructions)
        return exponent(self.sizes, [max(sample.seconds - self.empty, 1e-4) for sample in self.samples])

    def count_instructions(self, tool, folder):
        """Counts the runs that the exponent is taken from."""
        empty_files = {"Empty.swift": EMPTY}
        write(empty_files, folder)
        empty = instructions(tool, self.command, empty_files, folder)
        self.instructions = []
        for number in self.numbers[-3:]:
            files = self.function(number)
            write(files, folder)
            self.instructions.append(max(instructions(tool, self.command, files, folder) - empty, 1))

    @property
    def output(self):
        return exponent(self.sizes, [max(sample.output, 1) for sample in self.samples])

    @property
    def excess(self):
        if self.failure:
            return 99
        if self.samples[-1].seconds - self.empty < SMALLEST_SECONDS / 3:
            return 0
        return self.cost - max(1, self.output)

    @property
    def isDoubtful(self):
        """Above by a time so short that other processes can make it."""
        return not self.isFine and not self.failure and self.samples[-1].seconds < 1

    @property
    def isFine(self):
        return self.excess <= ALLOWED - 1 and (self.at_target is None or self.at_target < 1)


def exponent(sizes, values):
    """By the last two doublings, in which fixed costs matter least."""
    first = max(0, len(sizes) - 3)
    if sizes[-1] <= sizes[first]:
        return 0
    return math.log(values[-1] / values[first]) / math.log(sizes[-1] / sizes[first])


def size_of(files):
    return sum(len(text.encode()) for text in files.values())


def number_for(function, target):
    number = 16
    while size_of(function(number)) < target and number < 1 << 20:
        number *= 2
    return number


DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)")


def copy_of(texts, pattern, copy):
    return {name: text if name == "needle.json" else pattern.sub(rf"\g<1>{copy}X", text) for name, text in texts.items()}


def copies(texts, names, number):
    """Each file with as many copies of what stands in it, in which the names have a number."""
    all_copies = [copy_of(texts, names, copy) for copy in range(number)]
    return {name: text if name == "needle.json" else "\n".join(copy[name] for copy in all_copies)
            for name, text in texts.items()}


def copies_in_files(texts, names, number):
    files = {}
    for copy in range(number):
        for name, text in copy_of(texts, names, copy).items():
            files[name if name == "needle.json" else f"{name.removesuffix('.swift')}{copy}.swift"] = text
    return files


def copies_in_modules(texts, names, number):
    """Each copy is a module, of which every eighth one imports all."""
    modules = [f"Module{copy}" for copy in range(number)]
    files = {"needle.json": json.dumps({"modules": dict(zip(modules, modules))})}
    for copy, module in enumerate(modules):
        imports = "".join(f"import {other}\n" for other in modules if other != module and copy % 8 == 7)
        for name, text in copy_of(texts, names, copy).items():
            files[f"{module}/{name}"] = imports + text
    return files


WAYS_OF_COPYING = {"together": copies, "files": copies_in_files, "modules": copies_in_modules}


def constructs_of_cases(way):
    constructs = {}
    for case in sorted(CASES.iterdir()):
        settings = [case / "needle.json"] if (case / "needle.json").exists() else []
        if settings and way == "modules":
            continue
        files = settings + [
            file for file in sorted(case.rglob("*.swift")) if "expected" not in file.parts and file.name != "main.swift"]
        texts = {str(file.relative_to(case)): file.read_text(errors="replace") for file in files}
        names = sorted({name for text in texts.values() for name in DECLARED.findall(text)} - {"Component", "Dependency", "Plugin"})
        if names:
            pattern = re.compile(rf"\b({'|'.join(names)})\b")
            constructs[case.name] = (functools.partial(WAYS_OF_COPYING[way], texts, pattern), ("generate",))
    return constructs


def growth(tool, name, function, command, folder, empty):
    result = Growth(name, function, command, empty)
    number = max(4, number_for(function, TARGET_BYTES) // 4)
    while True:
        files = function(number)
        size = size_of(files)
        write(files, folder)
        sample = measure(tool, command, files, folder)
        result.numbers.append(number)
        result.sizes.append(size)
        result.samples.append(sample)
        if size <= 1.05 * TARGET_BYTES:
            result.at_target = sample.seconds
        if sample.code not in (0, 1):
            result.failure = "took too long" if sample.code in (-signal.SIGKILL, -signal.SIGXCPU) else f"ended with {sample.code}"
            break
        isLarge = size >= TARGET_BYTES and sample.seconds - empty >= SMALLEST_SECONDS
        if len(result.sizes) >= 3 and (isLarge or size >= LARGEST_BYTES or len(files) > 20_000):
            break
        # What reaches a limit of the tool, as the depth of namespaces, grows no further.
        if len(result.sizes) >= 3 and size < 1.1 * result.sizes[-2]:
            break
        number *= 2
    return result


def row(result):
    last = result.samples[-1]
    verdict = result.failure or ("fine" if result.isFine else "**above**")
    counted = f"{result.instructions[-1] / 1e6:,.0f} M" if result.instructions else ""
    return (f"| {result.name} | {result.command} | {result.sizes[-1] / 1e3:,.0f} kB | "
            f"{last.seconds * 1e3:,.0f} ms | {(result.at_target or 0) * 1e3:,.0f} ms | {last.output / 1e3:,.0f} kB | "
            f"{last.peak / 1e6:,.0f} MB | {result.cost:.2f} | {result.output:.2f} | {counted} | {verdict} |")


HEADS = ["construct", "command", "largest size", "CPU", "CPU at 100 kB", "output", "peak memory", "exponent of the cost",
         "of the output", "instructions", ""]
EMPTY = "import DIRuntime\n"


def table(tool, only=None, report=None, constructs=None):
    """All constructs, worst first, as Markdown."""
    results = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "sources"
        empty_files = {"Empty.swift": EMPTY}
        for name, (function, commands) in (constructs or CONSTRUCTS).items():
            if only and only not in name:
                continue
            for command in commands:
                write(empty_files, folder)
                empty = min(run(tool, command, empty_files, folder).seconds for _ in range(3))
                results.append(growth(tool, name, function, command, folder, empty))
                if results[-1].isDoubtful and shutil.which("valgrind"):
                    results[-1].count_instructions(tool, folder)
                if report:
                    report(row(results[-1]))
    results.sort(key=lambda result: (-result.excess, -result.samples[-1].seconds, result.name, result.command))
    lines = ["| " + " | ".join(HEADS) + " |", "|" + "---|" * len(HEADS), *map(row, results)]
    return "\n".join(lines), [result for result in results if not result.isFine]


if __name__ == "__main__":
    import sys

    print(table(Path(sys.argv[1]).resolve(), sys.argv[2] if len(sys.argv) > 2 else None,
                lambda line: print(line, file=sys.stderr, flush=True))[0])
