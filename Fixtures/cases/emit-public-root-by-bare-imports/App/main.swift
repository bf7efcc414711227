import DIRuntime
import Kit

print(KitRoot().cart.total)
