/// The screens of this module; others have a namespace of the same name.
public enum Screens {}
