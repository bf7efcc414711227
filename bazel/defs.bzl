"""Rules that check the graph of an app and write the code that wires it, one cached action for each module.

    load("@needle_gen//bazel:defs.bzl", "needle_check", "needle_graph")

    needle_graph(
        name = "graph",
        srcs = glob(["*.swift"]),
        module_name = "App",
        deps = ["//Modules/Cart", "//Modules/Core"],    # swift_library targets
    )

    swift_library(
        name = "App",
        srcs = glob(["*.swift"]) + [":graph"],
        module_name = "App",
        deps = ["//Modules/Cart", "//Modules/Core", "@needle_gen//:DIRuntime"],
    )

They need nothing of rules_swift: a module is any target with Swift files among its `srcs`, whose `deps` are the modules
that it imports. They work from Bazel 4.2 on, with a WORKSPACE file or with MODULE.bazel.
"""

NeedleInfo = provider(
    doc = "What the modules below a target contribute to graphs.",
    fields = {
        "summaries": "A depset of the .digraph files, of which every graph needs all.",
        "details": "A depset of the files beside them, of which a graph needs few, and says so.",
    },
)

_TOOLCHAIN = str(Label("//bazel:toolchain_type"))

# The tool

def _needle_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(needle_gen = ctx.executable.needle_gen)]

needle_toolchain = rule(
    implementation = _needle_toolchain_impl,
    doc = "The needle-gen to use: name it in a `toolchain` of the type `@needle_gen//bazel:toolchain_type`.",
    attrs = {
        "needle_gen": attr.label(
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)

# Modules

def _swift_files(files):
    return [file for file in files if file.extension == "swift"]

def _derived_module_name(label):
    """The name that rules_swift gives a module without `module_name`."""
    parts = [label.package, label.name] if label.package else [label.name]
    name = "".join([c if c.isalnum() or c == "_" else "_" for c in "_".join(parts).elems()])
    return "_" + name if name[0].isdigit() else name

def _isolation(copts):
    """The default isolation that a module is compiled with; empty where the compiler's holds."""
    options = " ".join(copts).replace("=", " ").replace("-Xfrontend ", "").split(" ")
    if "-default-isolation" in options:
        return options[options.index("-default-isolation") + 1:][:1]
    return []

def _module_line(name, package, isolation):
    """A module as lists and `summarize --module` describe it."""
    words = [name]
    if package:
        words.append("package=" + package)
    if isolation:
        words.append("isolation=" + isolation)
    return " ".join(words)

def _list(actions):
    """Arguments that are written to a file of one a line, as needle-gen reads it."""
    lines = actions.args()
    lines.set_param_file_format("multiline")
    lines.use_param_file("@%s", use_always = True)
    return lines

def _summarize(ctx, name, module, srcs, deps, options = []):
    """Declares the action that summarizes one module from its own sources alone."""
    inherited = [dep[NeedleInfo] for dep in deps if NeedleInfo in dep]
    summaries = []
    details = []
    if srcs:
        summaries = [ctx.actions.declare_file(name + ".digraph")]
        details = [
            ctx.actions.declare_file(name + "." + part)
            for part in ["digraphtypes", "digraphpos"]
        ]
        sources = _list(ctx.actions)
        sources.add_all(srcs)
        arguments = ctx.actions.args()
        arguments.add_all(["summarize", "--module", module, "--out", summaries[0], "--jobs", "1", "--quiet"])
        arguments.add_all(options)
        ctx.actions.run(
            executable = ctx.toolchains[_TOOLCHAIN].needle_gen,
            arguments = [arguments, sources],
            inputs = srcs,
            outputs = summaries + details,
            mnemonic = "NeedleSummary",
            progress_message = "Summarizing the components of " + name,
        )
    return NeedleInfo(
        summaries = depset(summaries, transitive = [info.summaries for info in inherited]),
        details = depset(details, transitive = [info.details for info in inherited]),
    )

def _needle_summary_impl(ctx):
    module = _module_line(
        ctx.attr.module_name or _derived_module_name(ctx.label),
        ctx.attr.package_name,
        ctx.attr.default_isolation,
    )
    info = _summarize(ctx, ctx.label.name, module, ctx.files.srcs, ctx.attr.deps, ctx.attr.options)
    return [info, DefaultInfo(files = info.summaries)]

def _needle_aspect_impl(target, ctx):
    if NeedleInfo in target:
        return []
    attributes = ctx.rule.attr
    module = _module_line(
        getattr(attributes, "module_name", "") or _derived_module_name(ctx.label),
        getattr(attributes, "package_name", ""),
        "".join(_isolation(getattr(attributes, "copts", []))),
    )
    srcs = _swift_files(getattr(ctx.rule.files, "srcs", []))
    return [_summarize(ctx, ctx.label.name, module, srcs, getattr(attributes, "deps", []))]

needle_aspect = aspect(
    implementation = _needle_aspect_impl,
    doc = "Summarizes a swift_library, and the modules that it depends on.",
    attr_aspects = ["deps"],
    toolchains = [_TOOLCHAIN],
)

_DEPS = attr.label_list(
    doc = "The modules that the sources import: swift_library or needle_summary targets.",
    aspects = [needle_aspect],
)

needle_summary = rule(
    implementation = _needle_summary_impl,
    doc = "What one module contributes to graphs, where no swift_library is the module.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"], mandatory = True),
        "module_name": attr.string(),
        "package_name": attr.string(doc = "Modules with one name see what is `package` in each other."),
        "default_isolation": attr.string(values = ["", "MainActor", "nonisolated"]),
        "options": attr.string_list(doc = "More words for `needle-gen summarize`."),
        "deps": _DEPS,
    },
    toolchains = [_TOOLCHAIN],
)

# Graphs

_GRAPH_ATTRIBUTES = {
    "srcs": attr.label_list(
        doc = "The other sources of the module that compiles the generated file.",
        allow_files = [".swift"],
    ),
    "module_name": attr.string(doc = "Of that module.", mandatory = True),
    "package_name": attr.string(),
    "default_isolation": attr.string(values = ["", "MainActor", "nonisolated"]),
    "config": attr.label(doc = "A needle.json with settings; its sources and its output do not count.", allow_single_file = [".json"]),
    "options": attr.string_list(doc = "More words for needle-gen, such as `--strict`."),
    "deps": _DEPS,
}

def _graph_list(ctx, lines, map_each):
    """Fills a list of what the graph is made of; returns the depsets of these files."""
    infos = [dep[NeedleInfo] for dep in ctx.attr.deps]
    summaries = depset(transitive = [info.summaries for info in infos])
    lines.add_all(summaries, map_each = map_each)
    module = _module_line(ctx.attr.module_name, ctx.attr.package_name, ctx.attr.default_isolation)
    lines.add("module " + module)
    lines.add_all(ctx.files.srcs, map_each = map_each)
    return summaries, depset(transitive = [info.details for info in infos])

def _needle_graph_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".generated.swift")
    unused = ctx.actions.declare_file(ctx.label.name + ".unused")
    lines = _list(ctx.actions)
    summaries, details = _graph_list(ctx, lines, None)
    arguments = ctx.actions.args()
    arguments.add("generate")
    if ctx.file.config:
        arguments.add_all([ctx.file.config, "--only-lists"])
    arguments.add_all(["--out", output, "--unused-inputs", unused, "--output-module", ctx.attr.module_name])
    arguments.add_all(["--jobs", "1", "--quiet"])
    arguments.add_all(ctx.attr.options)
    settings = [ctx.file.config] if ctx.file.config else []
    ctx.actions.run(
        executable = ctx.toolchains[_TOOLCHAIN].needle_gen,
        arguments = [arguments, lines],
        inputs = depset(ctx.files.srcs + settings, transitive = [summaries, details]),
        outputs = [output, unused],
        # A graph without findings reads no positions: when lines move it is not linked again.
        unused_inputs_list = unused,
        mnemonic = "NeedleGraph",
        progress_message = "Linking the dependency graph of " + ctx.attr.module_name,
    )
    return [DefaultInfo(files = depset([output]))]

needle_graph = rule(
    implementation = _needle_graph_impl,
    doc = "Checks a graph and writes the code that wires it: a source of the module `module_name`.",
    attrs = _GRAPH_ATTRIBUTES,
    toolchains = [_TOOLCHAIN],
)

def _short_path(file):
    return file.short_path

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _needle_check_impl(ctx):
    tool = ctx.toolchains[_TOOLCHAIN].needle_gen
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    summaries, details = _graph_list(ctx, lines, _short_path)
    list = ctx.actions.declare_file(ctx.label.name + ".list")
    ctx.actions.write(list, lines)
    words = [tool.short_path if "/" in tool.short_path else "./" + tool.short_path, "check"]
    if ctx.file.config:
        words += [ctx.file.config.short_path, "--only-lists"]
    # Without a file the one that `config` names would be compared, which is no input; with stdout none is.
    words += ["--out", ctx.file.generated.short_path if ctx.file.generated else "-"]
    words += ["@" + list.short_path, "--output-module", ctx.attr.module_name] + ctx.attr.options
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec " + " ".join([_quoted(word) for word in words]) + "\n",
        is_executable = True,
    )
    settings = [file for file in [ctx.file.config, ctx.file.generated] if file]
    runfiles = ctx.runfiles(
        files = [tool, list] + ctx.files.srcs + settings,
        transitive_files = depset(transitive = [summaries, details]),
    )
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_needle_check_test = rule(
    implementation = _needle_check_impl,
    attrs = dict(
        _GRAPH_ATTRIBUTES,
        generated = attr.label(allow_single_file = [".swift"]),
    ),
    test = True,
    toolchains = [_TOOLCHAIN],
)

def needle_check(name, **attributes):
    """A test of a graph: it tells all findings, notes too.

    Args:
      name: of the test.
      **attributes: those of needle_graph, those that all tests have, and `generated`: the generated file, if it is in
        version control, which must be current.
    """
    _needle_check_test(name = name, **attributes)
