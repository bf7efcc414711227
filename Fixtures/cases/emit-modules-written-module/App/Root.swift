// The generated file sees both types of the name, so it repeats the module that the sources write.
import DIRuntime
import Foundation
import Work

final class RootComponent: BootstrapComponent {
    var blocking: Foundation.Operation { Foundation.Operation() }
    var operation: Work.Operation { Work.Operation(name: "first") }
    func operations(after operation: Work.Operation) -> [Work.Operation] {
        [operation, Work.Operation(name: "second")]
    }

    var queueComponent: QueueComponent { QueueComponent(parent: self) }
    var jobComponent: JobComponent { JobComponent(parent: self) }
}
