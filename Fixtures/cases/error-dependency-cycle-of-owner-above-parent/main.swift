print(PreviewComponent().book.line)
