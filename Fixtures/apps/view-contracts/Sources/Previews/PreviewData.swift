import Foundation
import Screens

/// What previews show, as JSON: as easy to change as to copy from a server.
package struct PreviewData: Decodable, Sendable {
    struct Row: Decodable, PersonRowContract {
        let id: Person.ID
        let title: String
    }

    let heading: String
    let rows: [Row]
    let message: String?

    package init(json: String) throws {
        self = try JSONDecoder().decode(PreviewData.self, from: Data(json.utf8))
    }

    private init(heading: String, rows: [Row]) {
        self.heading = heading
        self.rows = rows
        message = nil
    }

    /// Few and short.
    package static let usual = PreviewData(
        heading: "A directory",
        rows: [
            Row(id: 1, title: "Short Name, a role"),
            Row(id: 2, title: "A name that is as long as names of people ever are, a role"),
        ])

    /// What a layout has to bear with, from JSON.
    package static let unusual = #"""
        {
            "heading": "A heading that is far longer than any heading ever should be, and then goes on",
            "rows": [
                {"id": 1, "title": ""},
                {"id": 2, "title": "Übergrößenträger, مهندسة"},
                {"id": 3, "title": "Somebody, whose role is told at a length that no line can hold"}
            ],
            "message": "Something went wrong, and this is what there is to say about it."
        }
        """#
}
