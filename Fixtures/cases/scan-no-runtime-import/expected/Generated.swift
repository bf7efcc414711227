// (head)

import DIRuntime
// (tail)
