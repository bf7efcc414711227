// This hides no member of a component, and is the compiler's to tell.
strct Names {
    var phone: String
}
