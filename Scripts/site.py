#!/usr/bin/env python3
"""Builds the documentation site: the pages as HTML, and the API of DIRuntime by DocC.

    Scripts/site.py [FOLDER]     writes to FOLDER, by default .build/site; open its index.html, or serve the folder,
                                 which the API needs: python3 -m http.server --directory .build/site

A folder that holds something else than a site is left alone.

It needs the toolchain's docc and, from PyPI, markdown-it-py and mdit-py-plugins (`pip install -r Scripts/site.txt`). The
site loads nothing from elsewhere. A link that leads nowhere, in a page or from a page to the API, is an error. SITE_BASE,
such as `needle-gen/`, is the site's folder on its server; REPOSITORY is the address that links to sources get.
"""

import argparse
import html
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

try:
    from markdown_it import MarkdownIt
    from mdit_py_plugins.anchors import anchors_plugin
except ImportError as error:
    sys.exit(f"{error}: pip install -r Scripts/site.txt")

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = os.environ.get("REPOSITORY", "https://github.com/OWNER/needle-gen")

MARK = '<meta name="generator" content="Scripts/site.py">'
PAGES = {
    "README.md": "needle-gen",
    "Docs/GettingStarted.md": "Getting started",
    "Docs/Integration.md": "Integration",
    "Docs/BuildSystems.md": "Build systems",
    "Docs/Scale.md": "Scale",
    "Docs/CommandLine.md": "Command line",
    "Docs/Diagnostics.md": "Diagnostics",
    "Docs/Findings.md": "Forms of findings",
    "Docs/TestDoubles.md": "Test doubles",
    "Docs/TestsAndPreviews.md": "Tests and previews",
    "Docs/Plugins.md": "Plug-ins and flags",
    "Docs/SharedInstances.md": "Shared instances",
    "Docs/Concurrency.md": "Components and threads",
    "Docs/Servers.md": "Servers",
    "Docs/MigratingFromNeedle.md": "From Needle",
    "Docs/Comparison.md": "Beside other tools",
    "ARCHITECTURE.md": "Architecture",
    "Benchmarks/README.md": "Benchmarks",
    "CONTRIBUTING.md": "Contributing",
    "CHANGELOG.md": "Changelog",
    "SECURITY.md": "Security",
}

STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: #0a5fb4; }
@media (prefers-color-scheme: dark) { :root { --link: #7cb7ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; display: grid; grid-template-columns: 14rem minmax(0, 1fr); }
nav { padding: 1.5rem 1rem; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow: auto; }
nav a { display: block; padding: .2rem .5rem; border-radius: 4px; text-decoration: none; }
nav label, nav input { display: none; }
nav a[aria-current] { background: var(--soft); font-weight: 600; }
main { max-width: 66rem; padding: 1rem 1.5rem 4rem; width: 100%; }
a { color: var(--link); }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.2em; border-bottom: 1px solid var(--line); padding-bottom: .2em; }
pre, code { font: .875em/1.5 ui-monospace, monospace; }
code { background: var(--soft); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .8rem 1rem; border-radius: 6px; overflow: auto; } pre code { background: none; padding: 0; overflow-wrap: normal; }
pre > code:not([class]) { white-space: pre-wrap; overflow-wrap: anywhere; }
code span, td:not(:last-child) code { white-space: nowrap; }
td code, th code { overflow-wrap: break-word; }
.table { overflow: auto; } table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
@media (max-width: 50rem) {
body { display: block; } main { padding: 0 1rem 3rem; }
table { font-size: .875rem; } th, td { padding: .25rem .4rem; }
.prose { min-width: 11rem; }
td:not(:last-child) code, code span { white-space: normal; } code span { display: inline-block; max-width: 100%; }
nav { position: static; height: auto; padding: .5rem; border: 0; border-bottom: 1px solid var(--line); }
nav label { display: block; padding: .2rem .5rem; color: var(--link); cursor: pointer; }
nav input { display: inline; margin: 0 .4rem 0 0; } nav label:not(:has(:checked)) ~ a { display: none; }
}
"""


def address(page):
    return "index.html" if page == "README.md" else page.removesuffix("/README.md").removesuffix(".md").replace(
        "Docs/", "") + ".html"


def link(target, page):
    """A link of a page as the site has it: to another page, or to the repository."""
    if urlsplit(target).scheme or target.startswith("#"):
        return target
    path, _, fragment = target.partition("#")
    file = os.path.normpath(os.path.join(os.path.dirname(page), path))
    if not (ROOT / file).exists():
        sys.exit(f"{page} links to {target}, which is not there")
    if file in PAGES:
        return address(file) + (f"#{fragment}" if fragment else "")
    return f"{REPOSITORY}/{'tree' if (ROOT / file).is_dir() else 'blob'}/main/{file}"


def slug(title):
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def unbroken_options(code):
    """Code whose options are not taken apart at the end of a line."""
    return re.sub(r"(?<![\w-])(--?[A-Za-z][\w-]*)", r"<span>\1</span>", html.escape(code, quote=False))


def render(page):
    markdown = MarkdownIt("gfm-like", {"linkify": False, "html": True}).use(anchors_plugin, max_level=4, slug_func=slug)
    tokens = markdown.parse((ROOT / page).read_text(encoding="utf-8"))
    for token in tokens:
        for child in token.children or []:
            if child.type == "link_open":
                child.attrSet("href", link(child.attrGet("href"), page))
            if child.type == "code_inline":
                child.type, child.content = "html_inline", f"<code>{unbroken_options(child.content)}</code>"
    body = markdown.renderer.render(tokens, markdown.options, {})
    # A browser without a script cannot draw Mermaid's words, but the tool can: its tree says the same.
    body = re.sub(r'<pre><code class="language-mermaid">(.*?)</code></pre>', graph, body, flags=re.DOTALL)
    # Messages are broken where the window ends; what stands in columns is not.
    body = re.sub(r"<pre><code>(?=[^<]*\S {3,}\S)", '<pre><code class="columns">', body)
    # A window that is too narrow for a table is scrolled, so that what is said at length is not one word wide.
    body = re.sub(r"<td>(?=([^\n]*)</td>\n)", prose, body)
    return body.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")


def prose(match):
    """The beginning of a cell of a table, which stands on a line of its own."""
    text = html.unescape(re.sub(r"<[^>]*>", "", match[1]))
    return '<td class="prose">' if len(text) > 40 and " " in text else match[0]


def graph(match):
    """A flow chart of Mermaid as a tree of text."""
    children = {}
    for line in html.unescape(match[1]).splitlines():
        if "-->" in line:
            parent, ends = line.split("-->")
            children[parent.strip()] = [end.strip() for end in ends.split("&")]
    below = {child for ends in children.values() for child in ends}

    def lines(name, indent, seen):
        for index, child in enumerate(children.get(name, [])):
            last = index + 1 == len(children[name])
            yield indent + ("└── " if last else "├── ") + child
            yield from lines(child, indent + ("    " if last else "│   "), seen)

    roots = [name for name in children if name not in below]
    text = [line for root in roots for line in [root, *lines(root, "", set())]]
    return f"<pre><code>{html.escape(chr(10).join(text))}\n</code></pre>"


def document(page):
    entries = [(address(other), title, other == page) for other, title in PAGES.items()]
    entries.append((REPOSITORY, "Repository", False))
    entries.insert(1, ("api/documentation/diruntime/", "API of DIRuntime", False))
    navigation = "\n".join(
        f'<a href="{href}"{" aria-current=page" if current else ""}>{html.escape(title)}</a>'
        for href, title, current in entries)
    title = PAGES[page] if page == "README.md" else f"{PAGES[page]} · needle-gen"
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>\n'
            f'{MARK}<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>{STYLE}</style></head>\n'
            f'<body><nav><label><input type="checkbox">All pages</label>{navigation}</nav>'
            f"<main>\n{render(page)}</main></body></html>\n")


def api(folder):
    """The API, as DocC makes it for a server that only hands out files."""
    graphs = ROOT / ".build/symbol-graphs"
    shutil.rmtree(graphs, ignore_errors=True)
    graphs.mkdir(parents=True)
    subprocess.run(
        ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", "DIRuntime",
         "-package-name", "needle_gen", "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
         "-emit-module-path", graphs / "DIRuntime.swiftmodule", *sorted((ROOT / "Sources/DIRuntime").rglob("*.swift"))],
        check=True)
    subprocess.run(
        ["docc", "convert", "--fallback-display-name", "DIRuntime", "--fallback-bundle-identifier", "DIRuntime",
         "--additional-symbol-graph-dir", graphs, "--transform-for-static-hosting", "--hosting-base-path", os.environ.get("SITE_BASE", "") + "api",
         "--output-path", folder / "api", *sorted((ROOT / "Sources/DIRuntime").glob("*.docc"))], check=True)
    for page in sorted((folder / "api").rglob("*.html")):
        page.write_text(with_way_back(page.read_text(encoding="utf-8")), encoding="utf-8")


def with_way_back(text):
    """A page of DocC with a link to the site, before the element that its script draws in."""
    drawn = '<div id="app">'
    if drawn not in text:
        sys.exit("DocC's pages have another form: where does its script draw?")
    return text.replace(drawn, f'<p style="margin: .4rem 1rem"><a href="/{os.environ.get("SITE_BASE", "")}index.html">'
                               f"← needle-gen</a></p>{drawn}", 1)


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.targets, self.ids = [], set()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.targets += [value for key in ("href", "src") if (value := attributes.get(key))]
        self.ids |= {attributes[key] for key in ("id", "name") if attributes.get(key)}


def broken(folder):
    read = {}
    for page in PAGES:
        read[address(page)] = Links()
        read[address(page)].feed((folder / address(page)).read_text(encoding="utf-8"))
    for name, links in read.items():
        for target in links.targets:
            parts = urlsplit(target)
            path = unquote(parts.path) or name
            if parts.scheme:
                continue
            # DocC's pages are made of these, by the addresses that they are called by.
            route = path.removeprefix("api/").removesuffix("/")
            if path.startswith("api/") and not (folder / "api/data" / f"{route}.json").exists():
                yield f"{name} links to {target}, which DocC does not know"
            if not (folder / path).exists() or path in read and parts.fragment and parts.fragment not in read[path].ids:
                yield f"{name} links to {target}, which is not there"


def absent():
    return sorted({f"Docs/{path.name}" for path in (ROOT / "Docs").glob("*.md")} - PAGES.keys())


def unlinked(folder):
    """The pages of diagnostics that the tool links to on a terminal, and that the site lacks."""
    source = (ROOT / "Sources/DIGraphReports/RulePage.swift").read_text(encoding="utf-8")
    page = re.search(r"\\\(folder\)([^#\\]+)#\\\(id\)", source)[1]
    if not (folder / page).exists():
        yield f"the tool links to {page}, which is not there"
        return
    links = Links()
    links.feed((folder / page).read_text(encoding="utf-8"))
    text = (ROOT / "Docs/Diagnostics.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"^## ([a-z-]+)$", text, re.M))
    if not ids:
        yield "Docs/Diagnostics.md names no diagnostics"
    for name in sorted(ids - links.ids):
        yield f"the tool links to {page}#{name}, which is not there"


def is_replaceable(folder):
    """Whether nothing but a site is there: neither somebody's CNAME nor a repository around it."""
    if not folder.is_dir():
        return False
    names = {entry.name for entry in folder.iterdir()}
    index = folder / "index.html"
    is_site = index.is_file() and MARK in index.read_text(encoding="utf-8")
    return not names or is_site and all(name == "api" or name.endswith(".html") for name in names)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / ".build/site")
    folder = parser.parse_args().folder.resolve()
    if folder.exists() and folder != ROOT / ".build/site" and not is_replaceable(folder):
        sys.exit(f"{folder} holds something else than a site; choose another folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for page in PAGES:
        (folder / address(page)).write_text(document(page), encoding="utf-8")
    api(folder)
    faults = [f"{page} is no page of the site" for page in absent()] + list(broken(folder)) + list(unlinked(folder))
    print(*faults, sep="\n", end="\n" if faults else "")
    if faults:
        sys.exit(1)
    print(f"{len(PAGES)} pages and the API are in {os.path.relpath(folder)}")


if __name__ == "__main__":
    main()
