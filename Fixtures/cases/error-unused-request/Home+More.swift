import DIRuntime

extension HomeComponent {
    var more: Int {
        dependency
            .inExtension
    }
}
