struct Printer {}
