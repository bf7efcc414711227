import DIRuntime
import Maps
import Streams

final class PlacesComponent: Component<MapDependency> {}
