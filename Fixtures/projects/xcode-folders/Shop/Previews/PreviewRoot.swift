// Not compiled: the target excepts it.
func preview() -> Preview { Preview() }
