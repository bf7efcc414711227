import NeedleFoundation

final class RootMock: BootstrapComponent {}
