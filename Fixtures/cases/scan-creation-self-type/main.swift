let folder = RootComponent().folder
print(folder.text, folder.subfolder.subfolder.text, separator: ", ")
