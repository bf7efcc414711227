public func showPreview() { _ = PreviewRoot().formComponent }
