// (head)
// (tail)
