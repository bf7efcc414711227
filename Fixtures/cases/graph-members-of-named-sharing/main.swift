let editor = RootComponent().editor
let page = editor.page
print(editor.isKept)
print(try page.file(named: "a") === page.file(named: "a"), try page.file(named: "a") === page.file(named: "b"))
