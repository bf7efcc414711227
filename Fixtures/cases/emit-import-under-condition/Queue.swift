// This file has nothing to do with the graph: its import is not repeated.
import Dispatch

func makeQueue() -> DispatchQueue {
    DispatchQueue(label: "links")
}
