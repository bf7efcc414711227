/// Views as they are shown beside their code in Xcode; here tests show them.
///
/// ```swift
/// struct ProfilePreviews: PreviewProvider {
///     static var previews: some View { ProfileView(interactor: PreviewInteractor(), viewModel: ProfileViewModel()) }
/// }
/// ```
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}
