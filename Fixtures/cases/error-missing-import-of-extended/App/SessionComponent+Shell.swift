extension SessionComponent {
    var shell: ShellComponent { shared { ShellComponent(parent: self) } }
}
