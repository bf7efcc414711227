import Foundation

extension Foundation.Date {
    init?(day: String, _ hours: Int..., minutes: Int = 0) { return nil }
}
