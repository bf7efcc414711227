"""An app of many components in two shapes, to compare what it costs to compile them: on DIRuntime, and on a registry by
paths with a base class of which nothing is inlinable, as NeedleFoundation and its generator have it."""

CHILDREN = 4
COMPONENTS_IN_A_FILE = 25


def parent(index):
    return (index - 1) // CHILDREN


def children(index, count):
    first = index * CHILDREN + 1
    return range(first, min(first + CHILDREN, count))


def name(index):
    return "RootComponent" if index == 0 else f"Feature{index}Component"


def ancestors(index):
    """From the parent up to the root."""
    while index:
        index = parent(index)
        yield index


def requests(index):
    """Services that a component asks for, each with the ancestor that owns it: nearest, root, and one between."""
    above = list(ancestors(index))
    return sorted({above[0], above[-1], above[len(above) // 2]})


def member(index):
    return f"service{index}"


def component(index, count):
    lines = []
    base = "BootstrapComponent"
    if index:
        lines.append(f"protocol Feature{index}Dependency: Dependency {{")
        lines += [f"    var {member(owner)}: Service{owner} {{ get }}" for owner in requests(index)]
        lines += ["}", ""]
        base = f"Component<Feature{index}Dependency>"
    arguments = ", ".join(f"dependency.{member(owner)}" for owner in requests(index)) if index else ""
    lines += [
        f"final class Service{index} {{}}",
        f"final class Model{index} {{",
        "    let parts: [AnyObject]",
        "    init(_ parts: AnyObject...) { self.parts = parts }",
        "}",
        "",
        f"final class {name(index)}: {base} {{",
        f"    var {member(index)}: Service{index} {{ shared {{ Service{index}() }} }}",
        f"    var model: Model{index} {{ shared {{ Model{index}({arguments}) }} }}",
        f"    var screen: Model{index} {{ Model{index}({member(index)}, model) }}",
    ]
    for child in children(index, count):
        lines.append(f"    var feature{child}: {name(child)} {{ {name(child)}(parent: self) }}")
    # Every member is used, since the optimiser removes what nobody needs.
    lines.append("    func visit() {")
    lines.append("        print(screen)")
    lines += [f"        feature{child}.visit()" for child in children(index, count)]
    lines += ["    }", "}", ""]
    return "\n".join(lines)


def main(runtime):
    register = "" if runtime == "DIRuntime" else "        registerProviderFactories()\n"
    return (
        "@main enum App {\n    static func main() {\n" + register + "        RootComponent().visit()\n    }\n}\n")


def registry_code(count):
    """What Needle's generator makes of the app: a provider and a factory for each path, registered at launch."""
    lines = ["import PathRuntime", ""]
    for up in range(1, 1 + max(len(list(ancestors(count - 1))), 1)):
        lines += [
            f"private func parent{up}(_ component: any Scope) -> any Scope {{", f"    component{'.parent' * up}", "}", ""]
    paths = ["^->RootComponent"]
    for index in range(1, count):
        paths.append(f"{paths[parent(index)]}->{name(index)}")
        above = list(ancestors(index))
        owners = requests(index)
        lines.append(f"private class Feature{index}DependencyProvider: Feature{index}Dependency {{")
        lines += [f"    var {member(owner)}: Service{owner} {{ owner{owner}.{member(owner)} }}" for owner in owners]
        lines += [f"    private let owner{owner}: {name(owner)}" for owner in owners]
        lines.append(f"    init({', '.join(f'owner{owner}: {name(owner)}' for owner in owners)}) {{")
        lines += [f"        self.owner{owner} = owner{owner}" for owner in owners]
        lines += ["    }", "}"]
        arguments = ", ".join(
            f"owner{owner}: parent{above.index(owner) + 1}(component) as! {name(owner)}" for owner in owners)
        lines += [
            f"private func factory{index}(_ component: any Scope) -> AnyObject {{",
            f"    Feature{index}DependencyProvider({arguments})", "}", ""]
    lines += ["private func register() {", f'    registerProviderFactory("{paths[0]}") {{ _ in EmptyDependencyProvider() }}']
    lines += [f'    registerProviderFactory("{paths[index]}", factory{index})' for index in range(1, count)]
    lines += ["}", "", "func registerProviderFactories() { register() }", ""]
    return "\n".join(lines)


def write_app(folder, count, runtime):
    """Writes the app's sources, and for the registry its generated file too."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.swift"):
        path.unlink()
    for first in range(0, count, COMPONENTS_IN_A_FILE):
        text = "\n".join(
            component(index, count) for index in range(first, min(first + COMPONENTS_IN_A_FILE, count)))
        (folder / f"Features{first}.swift").write_text(f"import {runtime}\n\n{text}")
    (folder / "App.swift").write_text(main(runtime))
    if runtime == "PathRuntime":
        (folder / "Generated.swift").write_text(registry_code(count))
