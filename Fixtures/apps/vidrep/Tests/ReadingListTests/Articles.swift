@testable import ReadingList

let otters = Article(id: 1, title: "Otters", text: "They hold hands while they sleep.")
let lighthouses = Article(id: 2, title: "Lighthouses", text: "Each has a rhythm of its own.")
