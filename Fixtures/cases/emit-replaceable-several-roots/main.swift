import DIRuntime

if CommandLine.arguments.count > 1 {
    _ = ProviderTable.withOverrides { table in
        table.replace(\PreviewRootComponent.Replaceable.greeting, with: "hello")
    } operation: {
        AppRootComponent()
    }
}
let preview = ProviderTable.withOverrides { table in
    table.replace(\PreviewRootComponent.Replaceable.greeting, with: "hello")
} operation: {
    SmallPreviewRootComponent()
}
print(preview.folderComponent.title)
let roots = ProviderTable.withOverrides { table in
    table.replace(\FolderComponent.Replaceable.title, with: "a title")
} operation: {
    (AppRootComponent(), PreviewRootComponent())
}
print(roots.0.folderComponent.pageComponent.head, roots.1.folderComponent.pageComponent.head)
