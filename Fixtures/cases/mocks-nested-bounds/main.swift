struct Label: Feature.Cell {
    typealias Model = Feature.Config
    let text: String
}

let row = FeatureRowMock<Label, Int>(item: 3)
row.contentHandler = { Label(text: "row \($0)") }
print(row.item, row.content(4).text)

let dependency = FeatureDependencyMock()
dependency.showHandler = { $0 }
print(dependency.show(Label(text: "shown")).text)

let wide = WideRowMock<Label, String>()
wide.itemsHandler = { ["wide"] }
print(wide.items())
