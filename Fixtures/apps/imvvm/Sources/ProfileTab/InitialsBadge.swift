import IMVVM

#if canImport(UIKit)
import UIKit

/// A view of UIKit among those of SwiftUI.
struct InitialsBadge: UIViewRepresentable {
    let initials: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = initials
    }
}
#else
/// Where there is no UIKit, as on a Mac.
struct InitialsBadge: View {
    let initials: String

    var body: some View { Text("(\(initials))") }
}
#endif
