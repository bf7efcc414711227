improt Foundation

struct Other {
    let first, second: String
    // Statements that are none of declarations, and names that are like keywords.
    var clas: String { first + second }
    func vra(_ fucn: String) -> Int {
        let lte = fucn
        return lte.count
    }
}
