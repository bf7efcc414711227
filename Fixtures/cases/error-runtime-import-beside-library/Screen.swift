import DIRuntime

class Screen<Needs>: Component<Needs> {}
