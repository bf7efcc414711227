"""Ways to place and spell the declarations of a Swift program otherwise, one by one; see check-layouts.py."""
import json
import re
from pathlib import PurePosixPath

from layouts import File, Way, by_own_base, each_statement, is_run, members_of, moved_names, plain_types, without_own
from swift_text import WORDS, Hard, end_of_brackets, statements, text_of, tokens

BODIED = ("class", "struct", "enum", "extension", "actor")


def each_member(change, of=BODIED):
    """A way that changes the members of types one by one; `change` is told the type as well."""
    def write(one, path):
        if one.keyword not in of or not members_of(one):
            return one.text
        # The `;` between two of them belongs to neither.
        texts = [change(member, one) for member in members_of(one)]
        return one.with_body("".join(text if text.endswith(("\n", "; ")) else text + "\n" for text in texts))
    write.__name__ = change.__name__
    return each_statement(write)


def head_of(one):
    return text_of(one.tokens[one.start:one.body[0]] if one.body else one.tokens[one.start:])


def body_of(one):
    return text_of(one.tokens[one.body[0] + 1:one.body[1]])


def before(one, text):
    return text_of(one.tokens[:one.start]) + text + text_of(one.tokens[one.start:])


AVAILABLE = "@available(iOS 13, macOS 10.15, *)"


def with_availability(one, path):
    """What exists since systems that are older than all that matter."""
    return one.text if is_run(one, path) or "@available" in one.text else before(one, f"{AVAILABLE} ")


def with_member_availability(member, one):
    is_wanted = member.keyword in ("func", "var", "subscript", "init") and member.body and "@available" not in one.text
    return before(member, f"{AVAILABLE}\n") if is_wanted and "=" not in head_of(member) else member.text


def without_availability(text):
    text = re.sub(rf"if #available{re.escape(AVAILABLE[10:])} {{ (.*) }}(?=$| }})", r"\1", text, flags=re.MULTILINE)
    text = re.sub(rf"if #available{re.escape(AVAILABLE[10:])} {{\n\s*(.*)\n\s*}}\n", r"\1\n", text)
    return "\n".join(line.replace(f"{AVAILABLE} ", "") for line in text.split("\n") if line.strip() != AVAILABLE)


def discardable(member, one):
    returns = member.keyword == "func" and re.search(r"->\s*(?!.*(?:Void|\(\)|Never))", head_of(member))
    return before(member, "@discardableResult ") if returns and "@discardable" not in member.text else member.text


def documented(member, one):
    """A documentation comment and blank lines before and in each member."""
    text = "\n\n" + before(member, "/** `var x: Int { get }`, as in `class X {` */\n\n/// - Parameter parent: self\n")
    return text.rstrip() + "\n\n\n" if text.endswith("\n") else text


def semicoloned(member, one):
    """`;` after each member."""
    text = member.text.rstrip()
    last = next(token for token in reversed(member.tokens) if not token.kind in ("space", "newline"))
    return member.text if last.kind == "comment" or member.keyword in (None, "case") else text + ";\n"


def on_one_line(member, one):
    """`;` in place of the line break after each member that has no comment."""
    if "//" in member.text or member.keyword in (None, "case") or "@" in member.text:
        return member.text
    return member.text.rstrip() + "; "


STATEMENT = re.compile(r"\s*(?:if|switch|for|while|do|let|var|return|guard|defer|throw|get|set|mutating|nonmutating"
                       r"|willSet|didSet|yielding|_read|_modify|fatalError|preconditionFailure|print|func|@|\}|#|repeat"
                       r"|unsafeAddress|precondition|assert|_)\b|.*\n?.*(?<![=!<>])=(?!=)")


def single_expression(member):
    """What the braces of a computed property or function hold, if it is one expression."""
    if member.keyword not in ("var", "func") or not member.body or "@" in member.text:
        return None
    head, body = head_of(member), body_of(member)
    if member.keyword == "func" and not re.search(r"->\s*(?!Void|\(\)|Never|some)", head) or re.search(r"\bsome\b", head):
        return None
    if member.keyword == "var" and ("=" in head or "Never" in head or "Void" in head):
        return None
    found = statements(tokens(body))
    return body if len(found) == 1 and not STATEMENT.match(found[0].text.lstrip()) and "//" not in body else None


def returning(member, one):
    """`return` before the only expression."""
    body = single_expression(member)
    if body is None or one.keyword == "protocol":
        return member.text
    kept = len(body) - len(body.lstrip())
    return member.with_body((body[:kept] or " ") + "return " + body[kept:])


def with_self(member, one):
    """`self.` before what the class itself declares."""
    if one.keyword not in ("class", "struct") or member.keyword not in ("var", "func") or not member.body \
            or {"static", "class"} & set(member.words) or "=" in head_of(member) or "extension" in member.text:
        return member.text
    own = {other.name for other in members_of(one) if other.keyword in ("var", "let", "func")
           and not {"static", "class"} & set(other.words)} - WORDS
    code = ["", *[token.text for token in member.tokens if not token.is_trivia], ""]
    for previous, text, following in zip(code, code[1:], code[2:]):
        is_bound = previous in ("let", "var", "for", "func", "(", ",", "[", "case")
        if following in (":", "in") or is_bound and following in (",", "=", "{", "->"):
            own.discard(text)
    text, last = text_of(member.tokens[:member.body[0]]), None
    for token in member.tokens[member.body[0]:]:
        is_used = token.kind == "name" and not (last and last.text in (".", "?.", "let", "var", "func", "\\"))
        text += "self." + token.text if is_used and token.text in own else token.text
        last = last if token.is_trivia else token
    return text


def called(program):
    """`shared({ … })` in place of `shared { … }`."""
    def changed(text):
        found, out, index = tokens(text), [], 0
        closes = set()
        for index, token in enumerate(found):
            following = [one for one in found[index + 1:index + 3] if one.kind != "space"]
            opens = token.text == "shared" and following and following[0].text == "{" and following[0].kind == "mark"
            preceding = [one.text for one in found[max(0, index - 3):index] if not one.is_trivia]
            if opens and not {"func", "let", "var", "."} & set(preceding[-1:]):
                start = next(at for at in range(index, len(found)) if found[at].text == "{")
                closes.add(end_of_brackets(found, start))
                out.append("shared(")
            elif token.kind == "space" and out and out[-1] == "shared(":
                continue
            else:
                out.append(token.text + (")" if index in closes else ""))
        return "".join(out)
    return by_file(program, changed)


def by_file(program, change):
    written = {}
    for path, text in program.files.items():
        try:
            written[path] = change(text)
        except Hard:
            written[path] = text
    return written


def typed(program):
    """The type beside a value that is made by a call of it."""
    names = plain_types(program)

    def spelled(match):
        return f"{match[1]}: {match[2]} = {match[2]}(" if match[2] in names else match[0]
    pattern = re.compile(r"^(\s+(?:[a-z]+ )*(?:var|let) \w+) = ([A-Z]\w*)\(", re.MULTILINE)
    return {path: pattern.sub(spelled, text) for path, text in program.files.items()}


def is_gatherable(one):
    """Whether an extension holds nothing but what its type may hold as well."""
    members = members_of(one) if re.fullmatch(r"extension\s+\w+\s*", head_of(one)) else []
    hard = r"\b(?:weak|lazy|convenience)\b|@"
    return bool(members) and all(member.keyword in ("var", "func") and not re.search(hard, head_of(member)) for member in members)


def gathered(program):
    """The members of extensions stand in the type that they are of, if it is in the same module."""
    if program.is_main_actor or program.has(r"\b(?:file)?private\b|needle:|#if|\bwhere\b"):
        return None
    files = {path: File(text) for path, text in program.files.items()}
    owners = {(program.module(path), one.name): file for path, file in files.items() for one in file.rest
              if one.keyword in ("class", "struct", "enum", "actor")}
    moved, gone = {}, []
    for path, file in files.items():
        for one in file.rest:
            key = (program.module(path), one.name)
            is_seen = one.keyword == "extension" and key in owners and imports_of(owners[key]) >= imports_of(file)
            if is_seen and is_gatherable(one):
                moved.setdefault(key, []).append(body_of(one).strip("\n"))
                gone.append(one)

    def with_moved(one, path):
        added = moved.get((program.module(path), one.name), []) if one.keyword != "extension" else []
        return one.with_body("\n\n".join([body_of(one).rstrip(), *added]) + "\n") if added and one.body else one.text
    return {path: file.with_imports(*[with_moved(one, path) for one in file.rest if one not in gone])
            for path, file in files.items()} if moved else None


def imports_of(file):
    return {one.text.strip() for one in file.imports}


def spread(program):
    """Each request of a dependency protocol stands in a protocol of its own, each of which inherits the one before."""
    if program.is_main_actor or program.has("needle:"):
        return None
    written = {}
    for path, text in program.files.items():
        try:
            file = File(text)
        except Hard:
            written[path] = text
            continue
        moved, texts = [], []
        for one in file.rest:
            parts = chain_of(one) if one.keyword == "protocol" and one.body else None
            texts.append(parts[0] if parts else one.text)
            moved += parts[1] if parts else []
        written[path] = file.with_imports(*texts) if moved else text
        for number, part in enumerate(moved):
            written[moved_names(path, number)] = file.with_imports(part)
    return written


def chain_of(one):
    head = text_of(one.tokens[:one.body[0]])
    members = members_of(one)
    if len(members) < 2 or not re.search(r":\s*Dependency\s*$", head) or re.search("private|@", head):
        return None
    if any(member.keyword not in ("var", "func") for member in members):
        return None
    access = " ".join(word for word in one.words if word in ("public", "package", "internal"))
    parent, moved = "Dependency", []
    for number, member in enumerate(members):
        name = f"{one.name}Part{number}"
        moved.append(f"{access} protocol {name}: {parent} {{\n{member.text.strip()}\n}}\n".lstrip())
        parent = name
    return re.sub(r":\s*Dependency\s*$", f": {parent} {{}}\n", head), moved


def without_parts(text):
    return re.sub(r"(\w+?)Part\d+\b", r"\1", text)


def between(program):
    """A plain class of its own between each component and its base class, in a file of its own."""
    pattern = re.compile(r"^(final )?class (\w+): (Component<\w+>|BootstrapComponent) \{", re.MULTILINE)
    if program.is_main_actor or program.is_replaceable or program.folders or program.has(
            r"\boverride\b|needle:|needle-gen:|::|@available|^\s*(?:public|open|package)\b|#if"):
        return None
    if program.has(r"(?:class|typealias|protocol|struct|enum)\s+(?:Component|BootstrapComponent)\b"):
        return None
    written = {}
    for path, text in program.files.items():
        found = pattern.findall(text) if re.search(r"^import DIRuntime$", text, re.MULTILINE) else []
        if not found:
            written[path] = text
            continue
        written[path] = pattern.sub(r"\1class \2: \2Between {", text)
        classes = "".join(f"class {name}Between: {base} {{}}\n" for _, name, base in found)
        written[moved_names(path, 0)] = "import DIRuntime\n\n" + classes
    return written


def without_between(text):
    return re.sub(r"(\w+?)Between\b", r"\1", text)


def without_false(text):
    lines = text.split("\n")
    return "\n".join(line for line in lines if line.strip() not in ("#if !false", "#endif", "#else", "#if false", "#if !(false)"))


def under_else(one, path):
    """The `#else` of `#if false`."""
    return one.text if is_run(one, path) else "#if false\n#else\n" + one.text.rstrip() + "\n#endif\n"


def members_under_true(member, one):
    return member.text if member.keyword in (None, "case") or member.keyword is None \
        else "\n#if true\n" + member.text.strip("\n") + "\n#endif\n"


def without_true(text):
    return "\n".join(line for line in text.split("\n") if line.strip() not in ("#if true", "#endif"))


def reached(name, declaration, spelling, undo):
    """A way in which the types of members are reached through `declaration`, in a file of its own."""
    def write(program):
        if program.folders or program.has(r"\b(?:public|package|open|private|fileprivate)\b|needle:|#if|\bWays\b"):
            return None
        names, used = plain_types(program), set()

        def replaced(match):
            if match[3] not in names:
                return match[0]
            used.add(match[3])
            return f"{match[1]}{match[2] or ''}" + spelling.format(match[3])
        pattern = re.compile(r"(\b(?:var|let) \w+: )(any )?(\w+)(?=$| [{=])", re.MULTILINE)
        written = {path: pattern.sub(replaced, text) for path, text in program.files.items()}
        folder = PurePosixPath(min(program.files)).parent
        for one in sorted(used) if "{0}" in declaration else ["Ways"] if used else []:
            written[str(folder / f"{one}Ways.swift")] = declaration.replace("{0}", one) + "\n"
        if used and "Ways {" in declaration:
            written[str(folder / "Ways.swift")] = "enum Ways {}\n"
        return written
    write.__name__ = name
    return Way(write, undo)


def named_otherwise(name, pattern, suffix):
    """A way in which what `pattern` finds, a type of the program by its last group, has another name, in a file of its own."""
    def write(program):
        if program.folders or program.has(r"\b(?:public|package|open|private|fileprivate)\b|needle:|#if|::"):
            return None
        names, used = plain_types(program) | {"Dependency"}, set()

        def replaced(match):
            if match[2] not in names:
                return match[0]
            used.add(match[2])
            return f"{match[1]}{match[2]}{suffix}"
        written = {path: re.sub(pattern, replaced, text, flags=re.MULTILINE) for path, text in program.files.items()}
        folder = PurePosixPath(min(program.files)).parent
        for one in sorted(used):
            is_old = program.has(r"^import NeedleFoundation\b") and not program.has(r"^import DIRuntime\b")
            runtime = "NeedleFoundation" if is_old else "DIRuntime"
            imported = f"import {runtime}\n\n" if one == "Dependency" else ""
            written[str(folder / f"{one}{suffix}.swift")] = imported + f"typealias {one}{suffix} = {one}\n"
        return written
    write.__name__ = name
    return Way(write, lambda text: re.sub(rf"(\w+?){suffix}\b", r"\1", text), of_errors=False)


def generic_needs(program):
    """A generic typealias around each dependency protocol that a component names."""
    if program.folders or program.has(r"\b(?:public|package|open|private|fileprivate)\b|needle:|#if|::"):
        return None
    names = plain_types(program)

    def replaced(match):
        return f"WaysSame<{match[0]}>" if match[0] in names else match[0]
    written = {path: re.sub(r"(?<=\bComponent<)\w+(?=>)", replaced, text) for path, text in program.files.items()}
    folder = PurePosixPath(min(program.files)).parent
    return None if written == program.files else {**written, str(folder / "Ways.swift"): "typealias WaysSame<Value> = Value\n"}


def without_generic(text):
    text = re.sub(r", which is '[^']*'(?= and not)", "", text)
    return re.sub(r"\bWaysSame<((?:any )?[\w.]+)>", r"\1", text)


def without_nested(text):
    return re.sub(r"\bWays\.(\w+)Nested\b|\b(\w+)Nested\b", lambda match: match[1] or match[2],
                  re.sub(r", which is '[^']*'(?= and not)", "", text))


def without_optional(text):
    text = re.sub(r"\bWaysMap<((?:any )?[\w.]+)>", r"[String: \1]", text)
    return re.sub(r"\bWaysList<((?:any )?[\w.]+)>", r"[\1]", text)


def partial(program):
    """Typealiases with a parameter in place of `[String: T]` and `[T]`."""
    if program.folders or program.has(
            r"\b(?:public|package|open|private|fileprivate)\b|needle:|#if|\b(?:String|Array|Dictionary)\s*[:<{]"):
        return None

    def replaced(match):
        return f"{match[1]}{'WaysMap' if match[2] else 'WaysList'}<{match[3]}>"
    pattern = re.compile(r"(\b(?:var|let) \w+: )\[(?:(String): )?(\w+)\](?=$| [{=])", re.MULTILINE)
    written = {path: pattern.sub(replaced, text) for path, text in program.files.items()}
    if written == program.files:
        return None
    folder = PurePosixPath(min(program.files)).parent
    written[str(folder / "WaysMap.swift")] = "typealias WaysMap<Value> = WaysTable<String, Value>\n" \
        "typealias WaysTable<Key: Hashable, Value> = [Key: Value]\ntypealias WaysList<Element> = [Element]\n"
    return written


LEAF = "LeafModel"
# Names that another module has, too, so that a type of this name would be ambiguous.
RUNTIME = {"Date", "Data", "URL", "ProviderTable", "GraphRoot", "Scope", "Component", "Dependency"}


def leaves(program, files):
    """The statements that may move to a module of their own: types that mention no other declaration of the program."""
    found = {one.name: one for file in files.values() for one in file.rest if is_leaf(one, program)}
    declared = set(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias|func|let|var)\s+(\w+)", "\n".join(
        one.text if one.keyword in ("func", "let", "var") else head_of(one) for file in files.values() for one in file.rest)))
    while True:
        away = declared - set(found)
        kept = {name: one for name, one in found.items() if not away & {token.text for token in one.tokens}}
        if len(kept) == len(found):
            return found
        found = kept


def is_leaf(one, program):
    if one.keyword not in ("class", "struct", "enum", "protocol") or not one.body or one.words not in ([], ["final"]):
        return False
    is_named_elsewhere = program.has(rf"\bextension\b.*\b{one.name}\b") or one.name in RUNTIME
    if is_named_elsewhere or one.keyword == "class" and program.has(rf"\b(?:class|actor) .*[:,] *{one.name}\b"):
        return False
    if re.search(r"@|//|\b(?:private|fileprivate|lazy|open|static|override|associatedtype)\b"
                 r"|\b(?:\w*Component|\w*Dependency|Plugin\w*)\b", text_of(one.tokens[one.start:])):
        return False
    return all(member.keyword in ("var", "let", "func", "init", "case") for member in members_of(one))


def published(one):
    """The type with all of its members public, and the initialiser that it had by itself."""
    text = "public " + text_of(one.tokens[one.start:one.body[0] + 1])
    members = members_of(one)
    if one.keyword == "protocol":
        return text + body_of(one) + "}\n"
    for member in members:
        text += member.text.rstrip() if member.keyword == "case" else before(member, "public ").rstrip()
        text += "\n"
    if one.keyword != "enum" and not any(member.keyword == "init" for member in members):
        text += initialiser([member for member in members if member.keyword in ("var", "let") and not member.body], one)
    return text + "}\n"


def initialiser(stored, one):
    parameters = []
    for member in stored:
        match = re.fullmatch(r"\s*(let|var) (\w+): ([^=]+?)(?: = (.+))?\s*", member.text)
        if not match and not re.match(r"\s*(?:let|var) \w+ = ", member.text) or match and one.keyword == "class" and not match[4]:
            raise Hard
        if match and not (match[1] == "let" and match[4]):
            default = match[4] or ("nil" if match[1] == "var" and match[3].endswith("?") else None)
            escaping = "@escaping " if "->" in match[3] else ""
            parameters.append((match[2], f"{escaping}{match[3]}" + (f" = {default}" if default else "")))
    if one.keyword == "class":
        parameters = []
    return f"public init({', '.join(f'{name}: {type}' for name, type in parameters)}) {{\n" \
        + "".join(f"self.{name} = {name}\n" for name, _ in parameters) + "}\n"


def divided(program):
    """The types that need nothing of the program are a module of their own."""
    if program.folders or program.configuration or program.settings or program.is_main_actor or program.has(
            r"Sendable|MainActor|\basync\b|\bawait\b|#if|needle|::|@testable|^\s*(?:public|open|package|fileprivate|private)\b"):
        return None
    files = {path: File(text) for path, text in program.files.items()}
    moved = leaves(program, files)
    if not moved:
        return None
    written = {f"App/{path}": f"import {LEAF}\n" + file.with_imports(
        *[one.text for one in file.rest if moved.get(one.name) is not one]) for path, file in files.items()}
    imports = sorted({one.text.strip() for file in files.values() for one in file.imports} - {"import DIRuntime"})
    written[f"{LEAF}/{LEAF}.swift"] = "\n".join(imports + [published(one) for one in moved.values()])
    written["needle.json"] = json.dumps({"modules": {LEAF: LEAF, "App": "App"}})
    written["case.json"] = json.dumps({"modules": [LEAF, "App"]})
    return written


def without_leaf(text):
    return "\n".join(line for line in text.replace(LEAF + ".", "").replace("App.", "").split("\n") if line != f"import {LEAF}")


WAYS = [
    Way(divided, without_leaf, of_errors=False),
    Way(each_statement(with_availability), without_availability),
    Way(each_member(with_member_availability), without_availability),
    Way(each_member(discardable)), Way(each_member(documented, (*BODIED, "protocol"))),
    Way(each_member(semicoloned, (*BODIED, "protocol"))), Way(each_member(on_one_line, (*BODIED, "protocol"))),
    Way(each_member(returning)), Way(each_member(with_self), lambda text: text.replace("'self.", "'")),
    Way(called), Way(typed), Way(gathered), Way(spread, without_parts, of_errors=False),
    Way(between, without_between, of_errors=False), Way(each_statement(under_else), without_false),
    Way(each_member(members_under_true), without_true),
    reached("through_generic", "typealias WaysSame<Value> = Value", "WaysSame<{0}>", without_generic),
    reached("through_nested", "extension Ways { typealias {0}Nested = {0} }", "Ways.{0}Nested", without_nested),
    Way(partial, without_optional),
    Way(by_own_base("generic_base", "typealias OwnComponent<Needs> = Component<Needs>"), without_own),
    Way(generic_needs, without_generic, of_errors=False),
    named_otherwise("named-needs", r"(\bComponent<)(\w+)(?=>)", "Needs"),
    named_otherwise("named-creations", r"((?<![.\w]))(\w+Component)(?=\(parent: self)", "Made"),
    named_otherwise("named-dependency", r"(\bprotocol \w+: )(Dependency)(?= \{)", "Named"),
    named_otherwise("named-bases", r"(\bclass \w+: )(?!Component\b|BootstrapComponent\b)(\w+)(?= \{)", "Base"),
]
