"""Swift sources as tokens and statements, as far as scripts must see them to write a program otherwise."""
import re

# What a script need not be right about: it leaves such a file as it is.
HARD = re.compile(r'"""|#+"|#/|\\\([^)\n]*"|[=(,:]\s*/[^/*\s]|\breturn /|<#|^(?:<<<<<<<|>>>>>>>)', re.MULTILINE)
TOKEN = re.compile(r'''(?P<comment>//[^\n]*|/\*)|(?P<string>"(?:\\.|[^"\\\n])*")'''
                   r'''|(?P<name>`[^`\n]+`|[^\W\d][\w\u0300-\u036f]*|\$\w+)'''
                   r'''|(?P<number>\d[\w.]*)|(?P<newline>\r?\n)|(?P<space>[ \t]+)|(?P<directive>\#\w+)'''
                   r'''|(?P<operator>::|->|[-+*/%&|^~=!<>?.]+)|(?P<mark>.)''')
OPENING, CLOSING = "([{", ")]}"
TRIVIA = {"comment", "newline", "space"}
TYPES = ["class", "struct", "protocol", "enum", "extension", "actor"]
KEYWORDS = [*TYPES, "typealias", "func", "let", "var", "init", "deinit", "subscript", "case",
            "associatedtype", "import", "macro"]
MODIFIERS = {"public", "open", "internal", "package", "private", "fileprivate", "final", "nonisolated", "indirect", "lazy",
             "weak", "unowned", "static", "class", "override", "mutating", "nonmutating", "convenience", "required",
             "distributed", "dynamic", "prefix", "postfix", "infix", "consuming", "borrowing", "unsafe", "set", "optional"}
GOES_ON_BEFORE = {":", ",", "->", "=", "==", "&", ".", "(", "where", "<", "in"}
GOES_ON_AFTER = {"{", "where", ">", ".", ",", ":", "->", "=", "&", "?", "else", "?.", "async", "throws", "in"}

# Keywords, also those that are names elsewhere.
WORDS = set("""
associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private protocol
public rethrows static struct subscript typealias var break case continue default defer do else fallthrough for guard if in
repeat return switch where while as Any catch false is nil super self Self throw throws true try async await actor any some
get set yielding borrow mutate willSet didSet lazy weak unowned mutating nonmutating override final required convenience optional indirect
nonisolated isolated sending consuming borrowing consume copy each repeat package macro dynamic prefix postfix infix left
right none associativity precedence Type Protocol unsafe safe discard yield then module distributed _ escaping Sendable
sugar available canImport os swift compiler targetEnvironment arch using precedencegroup of file line column function
""".split())


class Hard(Exception):
    """The text is beyond what is read here."""


class Token:
    __slots__ = ("kind", "text")

    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    @property
    def is_trivia(self):
        return self.kind in TRIVIA


def tokens(text):
    if HARD.search(text):
        raise Hard
    found, position = [], 0
    while position < len(text):
        match = TOKEN.match(text, position)
        end = match.end()
        if match.group() == "/*":
            end = end_of_comment(text, position)
        found.append(Token(match.lastgroup, text[position:end]))
        position = end
    return found


def end_of_comment(text, start):
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    raise Hard


def text_of(tokens):
    return "".join(token.text for token in tokens)


def end_of_brackets(tokens, start):
    """Where the bracket that opens at `start` is closed."""
    depth = 0
    for index in range(start, len(tokens)):
        text = tokens[index].text
        if tokens[index].kind == "mark" and text in OPENING:
            depth += 1
        elif tokens[index].kind == "mark" and text in CLOSING:
            depth -= 1
            if depth == 0:
                return index
    raise Hard


class Statement:
    """A declaration or other statement, with the comments before it; `body` is what its first braces hold."""

    def __init__(self, tokens):
        self.tokens = tokens
        self.words, self.keyword, self.name, self.body = [], None, None, None
        self.read_head()

    def read_head(self):
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.text == "@":
                index = self.after_attribute(index)
            elif token.text == "(" and self.words:
                index = end_of_brackets(self.tokens, index) + 1
            elif token.is_trivia:
                index += 1
            elif token.text in KEYWORDS and not (token.text == "class" and self.next_word(index) in KEYWORDS):
                self.read_declaration(token.text, index)
                return
            elif token.text in MODIFIERS:
                self.words.append(token.text)
                index += 1
            else:
                return

    def after_attribute(self, index):
        index += 2
        self.words.append("@" + self.tokens[index - 1].text)
        while index < len(self.tokens) and self.tokens[index].text == ".":
            index += 2
        if index < len(self.tokens) and self.tokens[index].text == "(":
            index = end_of_brackets(self.tokens, index) + 1
        return index

    def next_word(self, index):
        return next((token.text for token in self.tokens[index + 1:] if not token.is_trivia), "")

    def read_declaration(self, keyword, index):
        self.keyword, self.head = keyword, index
        following = [token for token in self.tokens[index + 1:] if not token.is_trivia]
        self.name = following[0].text if following else None
        position = index + 1
        while position < len(self.tokens):
            if self.tokens[position].text in ("(", "["):
                position = end_of_brackets(self.tokens, position)
            elif self.tokens[position].text == "{":
                self.body = (position, end_of_brackets(self.tokens, position))
                return
            position += 1

    @property
    def text(self):
        return text_of(self.tokens)

    @property
    def start(self):
        """The index of its first token that is no comment."""
        return next(index for index, token in enumerate(self.tokens) if not token.is_trivia)

    def members(self):
        return statements(self.tokens[self.body[0] + 1:self.body[1]]) if self.body else []

    def with_body(self, text):
        return text_of(self.tokens[:self.body[0] + 1]) + text + text_of(self.tokens[self.body[1]:])


def statements(tokens):
    """Splits what braces or a file hold; comments belong to what follows them, and what is left to no statement."""
    if any(token.text in ("#if", "#elseif", "#else", "#endif", "#sourceLocation") for token in tokens):
        raise Hard
    found, start, index = [], 0, 0
    while index < len(tokens):
        token = tokens[index]
        if token.kind == "mark" and token.text in OPENING:
            index = end_of_brackets(tokens, index)
        elif token.text == ";" or token.kind == "newline" and ends_statement(tokens, start, index):
            part = tokens[start:index] + ([] if token.text == ";" else [token])
            if any(not token.is_trivia for token in part):
                found.append(Statement(part))
                start = index + 1
        index += 1
    if any(not token.is_trivia for token in tokens[start:]):
        found.append(Statement(tokens[start:]))
    return found


def ends_statement(tokens, start, index):
    before = [token.text for token in tokens[start:index] if not token.is_trivia]
    after = next((token.text for token in tokens[index:] if not token.is_trivia), None)
    if not before or before[-1] in GOES_ON_BEFORE or after in GOES_ON_AFTER or after is None:
        return not before or after is None
    return not is_head_only(before)


def is_head_only(texts):
    """Whether these are nothing but attributes and modifiers, which what follows belongs to."""
    rest = re.sub(r"@ [\w.]+(?: \. \w+)*(?: \( [^()]*(?:\([^()]*\)[^()]*)* \))?", "", " ".join(texts)).split()
    return all(word in MODIFIERS for word in rest)
