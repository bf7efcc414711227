"""A generated app of many modules, for the scripts that build it: one root, and in each module a feature with a child."""

from pathlib import Path


class SyntheticModules:
    """Modules `M0`, `M1`, … below `Modules/`, and an app that creates the feature of each."""

    def __init__(self, folder: Path, modules: int, files: int):
        self.folder = folder
        self.count = modules
        self.files = files
        self.names = [f"M{index}" for index in range(modules)]

    def write(self):
        for index, name in enumerate(self.names):
            self.write_file(self.feature(name), FEATURE.format(i=index))
            self.write_file(self.model(name), MODEL.format(i=index))
            for number in range(self.files - 2):
                self.write_file(f"Modules/{name}/Service{number}.swift", SERVICE.format(i=index, k=number))
        self.write_file("App/Root.swift", self.root())

    def feature(self, name: str) -> str:
        return f"Modules/{name}/Feature.swift"

    def model(self, name: str) -> str:
        return f"Modules/{name}/Model.swift"

    def service(self, name: str) -> str:
        return f"Modules/{name}/Service0.swift"

    def sources(self, name: str) -> list[str]:
        return sorted(str(path.relative_to(self.folder)) for path in (self.folder / "Modules" / name).glob("*.swift"))

    def dependencies(self, index: int) -> list[str]:
        """Chains of ten modules."""
        return [self.names[index - 1]] if index % 10 else []

    def root(self) -> str:
        imports = "".join(f"import {name}\n" for name in self.names)
        values = "".join(
            f"    let value{index} = {index}\n"
            f"    var feature{index}: Feature{index}Component {{ Feature{index}Component(parent: self) }}\n"
            for index in range(self.count)
        )
        return f"import DIRuntime\n{imports}\nfinal class RootComponent: BootstrapComponent {{\n    let title = \"App\"\n{values}}}\n"

    def write_file(self, path: str, text: str):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def edit(self, path: str, old: str, new: str):
        """Replaces a text that stands there once."""
        text = (self.folder / path).read_text()
        assert text.count(old) == 1, (path, old)
        (self.folder / path).write_text(text.replace(old, new))


FEATURE = """\
import DIRuntime

public protocol Feature{i}Dependency: Dependency {{
    var title: String {{ get }}
    var value{i}: Int {{ get }}
}}

public final class Feature{i}Component: Component<Feature{i}Dependency> {{
    public var model{i}: Model{i} {{
        Model{i}(value: dependency.value{i})
    }}

    public var child: Child{i}Component {{ Child{i}Component(parent: self) }}
}}

public protocol Child{i}Dependency: Dependency {{
    var model{i}: Model{i} {{ get }}
    var title: String {{ get }}
}}

public final class Child{i}Component: Component<Child{i}Dependency> {{
    func greet() -> String {{ dependency.title }}
}}
"""

MODEL = """\
public struct Model{i} {{
    public let value: Int

    public init(value: Int) {{
        self.value = value
    }}
}}
"""

SERVICE = """\
/// Says something that no graph asks for.
final class Service{k}OfM{i} {{
    private var count = {k}

    func work(on values: [Int]) -> Int {{
        count += values.count
        return count
    }}
}}
"""
