"""Ways to spell a Swift program otherwise, word by word; see check-layouts.py."""
import re
from pathlib import PurePosixPath

from layouts import Way, is_placed
from swift_text import WORDS, Hard, Token, end_of_brackets, text_of, tokens


def token_way(change):
    """A way that changes the tokens of each file by itself."""
    def write(program):
        written = {}
        for path, text in program.files.items():
            try:
                written[path] = text if is_placed(text) else text_of(change(tokens(text)))
            except Hard:
                written[path] = text
        return written
    write.__name__ = change.__name__
    return write


def commented(found):
    """A comment beside each blank and line break."""
    changed = []
    for index, token in enumerate(found):
        changed.append(token)
        following = found[index + 1] if index + 1 < len(found) else None
        if following is None or following.kind in ("directive", "newline", "comment") or following.text.startswith("@"):
            continue
        if token.kind == "space" and (index == 0 or found[index - 1].kind != "newline"):
            changed += [Token("comment", "/* class X: Component<Y> { */"), token]
        elif token.kind == "newline":
            changed.append(Token("comment", "/* } /* nested */ */"))
    return changed


def with_crlf(found):
    return [Token("newline", "\r\n") if token.kind == "newline" else token for token in found]


def indented(found):
    changed = []
    for index, token in enumerate(found):
        at_start = index == 0 or found[index - 1].kind == "newline"
        if at_start and token.kind not in ("space", "newline"):
            changed.append(Token("space", "\t  "))
        changed.append(Token("space", token.text + "\t") if at_start and token.kind == "space" else token)
    return changed


def broken(found):
    """A line break after whatever goes on."""
    changed, directive = [], False
    for token in found:
        directive = token.kind == "directive" or directive and token.kind != "newline"
        changed.append(token)
        if token.text in (":", ",", "->", "&", "protocol", "var", "extension", "func") and not directive:
            changed.append(Token("newline", "\n"))
    return changed


def backticked(found):
    """Backticks around all names that stand after a blank, a period or a bracket, but for those that may be keywords."""
    changed, before, attribute = [], "", 0
    for index, token in enumerate(found):
        if before == "@" and token.kind == "name":
            following = found[index + 1].text if index + 1 < len(found) else ""
            attribute = end_of_brackets(found, index + 1) if following == "(" else index
        if index <= attribute and attribute or on_directive(found, index):
            changed.append(token)
            before = token.text
            continue
        is_plain = token.kind == "name" and token.text[0] not in "`$_" and token.text not in WORDS and before != "@"
        is_plain = is_plain and not before.startswith("#")
        changed.append(Token("name", f"`{token.text}`") if is_plain else token)
        if not token.is_trivia:
            before = token.text
    return changed


def joined(found):
    """The closing brace, and what it is in, on one line where it holds one statement."""
    changed = []
    for index, token in enumerate(found):
        if token.kind == "newline" and token.text == "\n" and index + 1 < len(found):
            before = next((one for one in reversed(found[:index]) if one.kind != "space"), None)
            after = next((one for one in found[index + 1:] if one.kind != "space"), None)
            if before and after and before.kind != "comment" and after.kind != "directive" \
                    and (before.text == "{" and after.text != "#if" or after.text == "}") and not on_directive(found, index):
                changed.append(Token("space", " "))
                continue
        changed.append(token)
    return changed


def on_directive(found, index):
    while index > 0 and found[index - 1].kind != "newline":
        index -= 1
        if found[index].kind == "directive" or found[index].text == "//":
            return True
    return False


def without_backticks(text):
    return text.replace("`", "")


LIBRARY = "Int|String|Bool|Double"


def qualified(program):
    """`Swift.Int` in place of `Int`, and so on."""
    if program.has(rf"\b(?:struct|class|enum|typealias|protocol|module|import \w+)\s+(?:{LIBRARY}|Swift)\b|needle:|::"):
        return None
    pattern = re.compile(rf"((?::|->|\[)\s*)({LIBRARY})\b(?!\()")
    return {path: pattern.sub(r"\1Swift.\2", text) for path, text in program.files.items()}


def without_module(text):
    return text.replace("Swift.", "")


def longhand(program):
    """`Array<T>` and `Optional<T>` in place of `[T]` and `T?` in the types of members."""
    def spelled(text):
        text = re.sub(r"(\b(?:var|let) \w+: )\[(\w+)\](?=$| )", r"\1Array<\2>", text, flags=re.MULTILINE)
        text = re.sub(r"(\b(?:var|let) \w+: )\[(\w+): (\w+)\](?=$| )", r"\1Dictionary<\2, \3>", text, flags=re.MULTILINE)
        return re.sub(r"(\blet \w+: |\bvar \w+: (?=\w+\? \{))(\w+)\?(?=$| )", r"\1Optional<\2>", text, flags=re.MULTILINE)
    return {path: spelled(text) for path, text in program.files.items()}


def shorthand(text):
    text = re.sub(r"\bArray<((?:any )?[\w.]+)>", r"[\1]", text)
    text = re.sub(r"\bDictionary<(\w+), ([\w.]+)>", r"[\1: \2]", text)
    return re.sub(r"\bOptional<([\w.]+)>", r"\1?", re.sub(r"\bOptional<(any [\w.]+)>", r"(\1)?", text))


def in_parentheses(program):
    return {path: re.sub(r"(\b(?:var|let) \w+: )([A-Z]\w*)(?=$| [{=])", r"\1(\2)", text, flags=re.MULTILINE)
            for path, text in program.files.items()}


def without_parentheses(text):
    return re.sub(r"(: |\[|')\((\w+)\)", r"\1\2", text)


MARK = "Ω"


def declared_names(program):
    """The names of types, properties and methods that the program declares, and nothing else knows."""
    names = set(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias|var|let|func)\s+([^\W\d]\w*)", program.text))
    return names - WORDS - KNOWN


def renamed(program):
    """Each name with a letter that is not ASCII."""
    names = declared_names(program)
    found = {path: tokens(text) for path, text in program.files.items()}
    modules = {PurePosixPath(folder).name for folder in program.folders}
    modules |= set(re.findall(r"\bimport\s+(?:\w+\s+)?(\w+)", program.text)) | set(re.findall(r"(\w+)::", program.text))
    names -= modules
    if program.has(r"#if|\\\.|@dynamicMember|Plugin\b|needle:"):
        return None

    def in_string(match):
        return "\\(" + "".join(changed(token) for token in tokens(match[1])) + ")"

    def changed(token):
        if token.kind == "string":
            return re.sub(r"\\\(([^)]*)\)", in_string, token.text)
        bare = token.text.strip("`")
        is_own = token.kind == "name" and bare in names
        return token.text.replace(bare, bare[0] + MARK + bare[1:]) if is_own else token.text
    return {path: "".join(changed(token) for token in text) for path, text in found.items()}


def without_mark(text):
    return text.replace(MARK, "").replace(MARK.lower(), "")


def program_tokens(program):
    """The tokens of each file; names in interpolations are not told from others in strings."""
    if program.has(r"#if|\\\.|@dynamicMember|Plugin\b|needle:|\\\(|::|\b(?:_Concurrency|Swift|Foundation)\.") or program.folders:
        raise Hard
    return {path: tokens(text) for path, text in program.files.items()}


def renaming(name, chosen):
    """A way in which `chosen` gives the declared names others; only which findings there are is compared, not what they say."""
    def write(program):
        found = program_tokens(program)
        names = chosen(program, found)
        modules = set(re.findall(r"\bimport\s+(?:\w+\s+)?(\w+)", program.text))
        names = {old: new for old, new in names.items() if old not in modules}
        return {path: "".join(names.get(token.text, token.text) if token.kind == "name" else token.text for token in text)
                for path, text in found.items()}
    write.__name__ = name
    return Way(write, only_ids, of_errors=False)


def only_ids(text):
    return "\n".join(re.sub(r"^(.*?:\d+:\d+: (?:error|warning): ).*(\[[\w-]+\])$", r"\1\2", line)
                     for line in text.splitlines() if re.match(r".*?:\d+:\d+: (?:error|warning): ", line))


def given(names, candidates, program):
    """Each name with a candidate that the program does not have."""
    free = [word for word in candidates if not program.has(rf"\b{word}\b")]
    return dict(zip(sorted(names), free))


def type_names(program):
    names = set(re.findall(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+([^\W\d]\w*)", program.text))
    return names & declared_names(program)


def member_names(program, found):
    """The properties and methods that stand nowhere but behind a period and where they are declared."""
    names, others = set(), set()
    for text in found.values():
        code = [token for token in text if not token.is_trivia]
        for before, token in zip(code, code[1:]):
            is_member = before.text in ("var", "let", "func", ".")
            (names if is_member else others).add(token.text)
    return (names - others) & (declared_names(program) - type_names(program))


def letters(program, found):
    types = given(type_names(program), "QXYZUVWMNOPGHIJKLABDEFRS", program)
    return {**types, **given(member_names(program, found), "qxyzuvwmnopghijklabdefrs", program)}


def keywords(program, found):
    return given(member_names(program, found), CONTEXTUAL, program)


def library_types(program, found):
    """`Result` and so on, which hide those of the standard library in the module."""
    return given(type_names(program), LIBRARY_TYPES, program)


def foreign(program, found):
    names = type_names(program) | member_names(program, found)
    return {name: name[0] + "\u65e5\u672c\u00e9" + name[1:] for name in names}


CONTEXTUAL = """
get set some any open actor async await each package macro consume borrowing nonisolated willSet didSet lazy weak unowned mutating
final required convenience optional indirect left right none prefix postfix infix copy consuming sending distributed Protocol of
""".split()
LIBRARY_TYPES = """
Result Set Range Error Sequence Identifiable Character Substring Task Never Double Duration Encoder Hashable Sendable URL Data Date
Collection Float Mirror Optional Array Dictionary Actor Clock Comparable
""".split()

# What the runtime and the standard library look for.
KNOWN = set("""
insert remove parent path dependency pluginExtension nonCoreComponent plugin isEnabled order flag plugins shared description rawValue id
hash hashValue allCases body count first last map filter append joined sorted providers value values key keys Plugin Flag Element
Component BootstrapComponent Dependency wrappedValue projectedValue main Body next index start stop end print callAsFunction debugDescription errorDescription
""".split())


WAYS = [Way(token_way(commented)), Way(token_way(with_crlf)), Way(token_way(indented)), Way(token_way(broken)),
        Way(token_way(joined)), Way(token_way(backticked), without_backticks), Way(qualified, without_module),
        Way(longhand, shorthand), Way(in_parentheses, without_parentheses), Way(renamed, without_mark, of_errors=False),
        renaming("letters", letters), renaming("keywords", keywords), renaming("library-types", library_types),
        renaming("foreign", foreign)]
