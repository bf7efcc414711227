// Not compiled: the target excludes it.
func draft() -> Draft { Draft() }
