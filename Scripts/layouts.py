"""Ways to write a Swift program otherwise, each of which keeps its meaning; see check-layouts.py."""
import json
import re
from pathlib import PurePosixPath

from swift_text import TYPES, Hard, Statement, statements, text_of, tokens


def sources(folder):
    paths = (path.relative_to(folder) for path in folder.rglob("*.swift"))
    return sorted(path.as_posix() for path in paths if not {"expected", ".build"} & set(path.parts)
                  and path.name not in ("Package.swift", "NeedleGenerated.swift"))


def settings_of(folder):
    path = folder / "case.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


class Program:
    """The files of a program by path, and which module each is of."""

    def __init__(self, folder, files):
        self.files = files
        path = folder / "needle.json"
        configuration = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        named = configuration.get("modules", {})
        entries = named.values() if isinstance(named, dict) else []
        self.folders = [entry if isinstance(entry, str) else entry["path"] for entry in entries]
        self.configuration, self.settings = configuration, settings_of(folder)
        self.is_main_actor = "MainActor" in json.dumps(configuration)
        self.is_replaceable = "replaceable" in configuration
        self.is_wrong = folder.name.startswith("error-")
        self.text = "\n".join(files.values())

    def module(self, path):
        return next((folder for folder in self.folders if path.startswith(folder.rstrip("/") + "/")),
                    "" if self.folders else PurePosixPath(path).parent.as_posix())

    def has(self, pattern):
        return re.search(pattern, self.text, re.MULTILINE) is not None


class Way:
    """A way to write a program: `write` gives the files or None, `undo` takes its traces out of what the tool says.

    `of_errors` is false where what is found speaks of what it changes, as of alike names.
    """

    def __init__(self, write, undo=lambda text: text, of_errors=True):
        self.name, self.write, self.undo, self.of_errors = write.__name__.replace("_", "-"), write, undo, of_errors

    def written(self, program):
        if program.is_wrong and not self.of_errors:
            return None
        try:
            return self.write(program)
        except Hard:
            return None


class File:
    def __init__(self, text):
        self.statements = statements(tokens(text))
        self.imports = [one for one in self.statements if one.keyword == "import"]
        self.rest = [one for one in self.statements if one.keyword != "import"]

    def with_imports(self, *texts):
        imports = "".join(one.text.rstrip() + "\n" for one in self.imports)
        return imports + "\n" + "\n".join(text.strip("\n") + "\n" for text in texts)


def is_program(path):
    return path.endswith("main.swift")


def is_tied_to_its_file(text):
    """Whether something in it means another thing in another file, or in a file with others."""
    return re.search(r"\b(?:file)?private\b|needle:|#file|#line|\r", text) is not None


def is_placed(text):
    """Whether a comment says something of its line, or the file is one that a tool wrote."""
    return re.search(r"needle:|needle-gen:|[Gg]enerated", text) is not None


def moved_names(path, number):
    return f"{path.removesuffix('.swift')}_{number:03}.swift"


def split(program):
    """Each declaration at the top of a file stands in a file of its own."""
    written = {}
    for path, text in program.files.items():
        try:
            file = None if is_tied_to_its_file(text) else File(text)
        except Hard:
            file = None
        moved = [one for one in file.rest if one.keyword and not is_run(one, path)] if file else []
        if not moved:
            written[path] = text
            continue
        left = [one.text for one in file.rest if one not in moved]
        for number, one in enumerate(moved):
            written[moved_names(path, number)] = file.with_imports(one.text)
        if left or is_program(path):
            written[path] = file.with_imports(*left)
    return written


def merged(program):
    """The files of a module that import the same are one file."""
    written, groups = {}, {}
    for path, text in sorted(program.files.items()):
        try:
            file = None if is_tied_to_its_file(text) or is_program(path) else File(text)
        except Hard:
            file = None
        if file is None:
            written[path] = text
            continue
        key = (program.module(path), PurePosixPath(path).parent, tuple(sorted(one.text.strip() for one in file.imports)))
        groups.setdefault(key, []).append((path, file))
    for group in groups.values():
        written[group[0][0]] = group[0][1].with_imports(*[one.text for _, file in group for one in file.rest])
    return written


STORED = re.compile(r"\b(?:lazy|override|required|init|deinit|private|fileprivate|weak|unowned|open|nonisolated"
                    r"|indirect)\b|@")


def is_movable(member):
    """Whether an extension may hold it, and it means the same there."""
    if member.keyword in ("func", "subscript", "struct", "class", "enum", "typealias"):
        head = text_of(member.tokens[:member.body[0]]) if member.body else member.text
    elif member.keyword == "var" and member.body:
        head = text_of(member.tokens[:member.body[0]])
        if "=" in head or re.match(r"\s*(?:willSet|didSet)\b", text_of(member.tokens[member.body[0] + 1:])):
            return False
    else:
        return False
    return not STORED.search(re.sub(r"//.*", "", head))


def moving(program, change):
    """The files with what `change` leaves of each declaration, and what it moves away in files of their own."""
    written = {}
    for path, text in program.files.items():
        try:
            file = File(text)
        except Hard:
            written[path] = text
            continue
        parts = [change(one) for one in file.rest]
        moved = [away for _, away in parts if away]
        written[path] = file.with_imports(*[left for left, _ in parts]) if moved else text
        for number, one in enumerate(moved):
            written[moved_names(path, number)] = file.with_imports(one)
    return written


def members_of(one):
    """What stands in its braces; nothing where that cannot be read."""
    try:
        return one.members()
    except Hard:
        return []


def without_movable(one):
    if one.keyword not in ("class", "struct", "enum") or STORED.search(" ".join(one.words)):
        return one.text, None
    members = members_of(one)
    going = [member for member in members if is_movable(member)]
    if not going:
        return one.text, None
    texts = "".join("\n" + member.text.strip("\n") for member in going)
    left = "".join(member.text for member in members if member not in going)
    return one.with_body(left), f"extension {one.name} {{{texts}\n}}\n"


def extended(program):
    """Computed properties, methods and nested types stand in an extension, in a file of its own."""
    if program.is_main_actor or program.has(r"\boverride\b|\bfileprivate\b|\bprivate\b|needle:"):
        return None
    return moving(program, without_movable)


def without_conditions(text):
    """Without the conditions that are always met, and empty lines."""
    text = re.sub(r"\((!false && true)\) && |true && (?=[!(A-Z]|canImport)", "", text)
    lines = text.split("\n")
    return "\n".join(line for line in lines if line.strip() not in ("#if true", "#if !false && true", "#else", "#endif", ""))


def each_statement(change):
    """A way that changes what stands at the top of files, one by one."""
    def write(program):
        # What exists under a condition is not replaceable.
        if program.is_replaceable or program.has("needle:"):
            return None
        written = {}
        for path, text in program.files.items():
            try:
                file = File(text)
            except Hard:
                written[path] = text
                continue
            lines = [one.text if one.keyword in (None, "import") else change(one, path) for one in file.statements]
            written[path] = "".join(line if line.endswith("\n") else line + "\n" for line in lines)
        return written
    write.__name__ = change.__name__
    return write


def is_run(one, path):
    return is_program(path) and one.keyword in ("let", "var")


def under_true(one, path):
    return one.text if is_run(one, path) else "#if true\n" + one.text.rstrip() + "\n#endif\n"


def under_not_false(one, path):
    if is_run(one, path):
        return one.text
    return "#if !false && true\n" + one.text.rstrip() + "\n#else\nclass Nothing {}\n#endif\n"


ACCESS = {"public", "open", "internal", "package", "private", "fileprivate"}


def with_word(one, word):
    return text_of(one.tokens[:one.start]) + word + " " + text_of(one.tokens[one.start:])


def with_internal(one, path):
    """`internal` where nothing is written and nothing else is meant."""
    if is_run(one, path) or ACCESS & set(one.words):
        return one.text
    text = one.text
    if one.keyword in ("class", "struct", "actor") and (members := members_of(one)):
        text = one.with_body("".join(member_with_internal(member) for member in members))
    if one.keyword == "extension" and (one.body is None or ":" in text_of(one.tokens[:one.body[0]])):
        return text
    return with_word(Statement(tokens(text)), "internal")


def member_with_internal(member):
    takes_none = ACCESS & set(member.words) or member.keyword in (None, "case", "deinit", "associatedtype")
    return member.text if takes_none else with_word(member, "internal")


def with_getters(one, path):
    """`get` around the code of computed properties."""
    if one.keyword not in ("class", "struct", "enum", "extension", "actor") or not members_of(one):
        return one.text
    return one.with_body("".join(with_getter(member) for member in one.members()))


ACCESSORS = {"get", "set", "willSet", "didSet", "_read", "_modify", "yielding", "unsafeAddress", "mutating", "nonmutating",
             "init", "@", "}"}


def with_getter(member):
    if member.keyword != "var" or not member.body or "=" in [token.text for token in member.tokens[:member.body[0]]] \
            or "lazy" in member.words:
        return member.text
    first = next((token.text for token in member.tokens[member.body[0] + 1:] if not token.is_trivia), "}")
    if first in ACCESSORS:
        return member.text
    return member.with_body(" get { " + text_of(member.tokens[member.body[0] + 1:member.body[1]]) + "}\n")


# A program that has a base class of its own already, or may be of several modules.
OWN_COMPONENT = (r"(?:class|typealias|protocol|struct|enum)\s+(?:Component|BootstrapComponent)\b"
                 r"|\bDIRuntime(?:::|\.)|needle:|^\s*(?:public|open|package)\b|@_exported|\bimport (?!DIRuntime)")


def by_own_base(name, declaration):
    """A way in which components inherit from something of the program's own, in a file of its own."""
    pattern = re.compile(r"^((?:final )?class \w+(?:<[^>{]*>)?:\s*)Component(?=<)", re.MULTILINE)

    def write(program):
        if program.folders or program.is_main_actor or program.has(OWN_COMPONENT):
            return None
        written = {path: pattern.sub(r"\1OwnComponent", text) if "import DIRuntime" in text else text
                   for path, text in program.files.items()}
        if written == program.files:
            return None
        return {**written, "OwnBases.swift": f"import DIRuntime\n\n{declaration}\n"}
    write.__name__ = name
    return write


def without_own(text):
    return text.replace("OwnComponent", "Component")


def without_requests(one):
    head = text_of(one.tokens[:one.body[0]]) if one.body else ""
    parent = re.sub(r":\s*Dependency\s*$", " ", head)
    if one.keyword != "protocol" or parent == head or re.search("private|@", head) or not members_of(one):
        return one.text, None
    parent = parent.replace(f"protocol {one.name}", f"protocol {one.name}Parent")
    return head.rstrip() + f", {one.name}Parent {{}}\n", parent + one.text[len(head):]


def inherited(program):
    """The requests of each dependency protocol are those of a protocol that it inherits, in a file of its own."""
    return None if program.is_main_actor or program.has("needle:") else moving(program, without_requests)


def without_parents(text):
    return re.sub(r"(Dependency\w*)Parent\b", r"\1", text)


def plain_types(program):
    """The names that mean one type, and the same one everywhere."""
    tops, generic = {"Int", "String", "Bool"}, set()
    for text in program.files.values():
        for one in File(text).rest:
            if one.keyword in TYPES and one.keyword != "extension":
                (generic if re.search(rf"\b{one.name}\s*<", text) and one.keyword != "protocol" else tops).add(one.name)
    pattern = r"^\s+.*\b(?:class|struct|enum|typealias|associatedtype|protocol)\s+(\w+)"
    parameters = set(re.findall(r"[<,]\s*(?:each )?(\w+)\s*:", program.text))
    return tops - generic - set(re.findall(pattern, program.text, re.MULTILINE)) - parameters


def aliased(program):
    """Typealiases of typealiases in place of the types of members, each in a file of its own."""
    if program.folders or program.has(r"\b(?:public|package|open|private|fileprivate)\b|needle:|#if"):
        return None
    names, used = plain_types(program), set()

    def replaced(match):
        if match[3] not in names:
            return match[0]
        used.add(match[3])
        return f"{match[1]}{match[2] or ''}{match[3]}Alias"
    pattern = re.compile(r"(\b(?:var|let) \w+: )(any )?(\w+)(?=$| [{=])", re.MULTILINE)
    written = {path: pattern.sub(replaced, text) for path, text in program.files.items()}
    folder = PurePosixPath(min(program.files)).parent
    for name in sorted(used):
        written[str(folder / f"{name}Alias.swift")] = f"typealias {name}Alias = {name}Link\n"
        written[str(folder / f"{name}Link.swift")] = f"typealias {name}Link = {name}\n"
    return written


def without_aliases(text):
    return re.sub(r"(\w+?)(?:Alias|Link)\b", r"\1", re.sub(r", which is '\w+'(?= and not)", "", text))


WAYS = [Way(split), Way(merged), Way(extended), Way(each_statement(under_true), without_conditions),
        Way(each_statement(under_not_false), without_conditions), Way(each_statement(with_internal)),
        Way(each_statement(with_getters)), Way(aliased, without_aliases), Way(inherited, without_parents, of_errors=False),
        Way(by_own_base("based", "class OwnComponent<Needs>: Component<Needs> {}"), without_own),
        Way(by_own_base("aliased_base", "typealias OwnComponent = Component"), without_own)]
