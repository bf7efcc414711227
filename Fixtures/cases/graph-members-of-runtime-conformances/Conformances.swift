import DIRuntime

extension Component: Badged {}

extension Component: Listing where DependencyType == any ListDependency {}
