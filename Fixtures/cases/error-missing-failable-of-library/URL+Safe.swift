import Foundation

extension URL {
    init?(safe text: String) { self.init(string: text) }
}
