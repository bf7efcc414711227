#!/usr/bin/env swift
// A line comment with a "quote, a { and /* no block
/* a block /* nested /* deeper */ */ still } */ let a = 1
/**/ let b = 2 /***/
/*/ not closed yet */ let c = 3
/* one *//* two */ let d = 4
let e = 5 // trailing
let f /* between */ = /* and */ 6 /* after */
/// A doc comment: class InComment: Component<Dependency> { parent: self }
//: a playground
//// many slashes
/*
 * class AlsoInComment: Component<Dependency> {
 * // a line comment inside */
class /* a comment */ Real // another {
    /* { */ : /* } */ Base {
    // }
    /* // */ var x = 1 /* } */
}
class Base {}
let star = 2*3 /* */ * 4
let url = "https://example.org" // a "comment
// needle:ignore detached-component
// The end: no newline follows, and a block is open /*
