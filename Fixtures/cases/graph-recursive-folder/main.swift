// Opens a folder in a folder in a folder.
let documents = RootComponent().openFolder(named: "Documents")
let letters = documents.folder(named: "Letters")
print(documents.breadcrumb)
print(letters.breadcrumb)
print(letters.folder(named: "2024").breadcrumb)
