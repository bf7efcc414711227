import DIRuntime

// It was called 'RootComponent', as its extensions in files of their own still do.
final class AppComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}
