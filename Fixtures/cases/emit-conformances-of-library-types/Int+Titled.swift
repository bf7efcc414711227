extension Int: Titled {}
