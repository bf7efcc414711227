let garden = GardenComponent()
var gate: GateComponent?
garden.open(gate: &gate)
print(garden.bed(), garden.tree()?.dependency.soil ?? "", garden.hedge(), garden.pond(nil), garden.sheds())
print(garden.lawns(short: true, lawn: nil).compactMap { $0?.dependency.soil }, gate?.dependency.soil ?? "")
print(garden.hives().map(\.dependency.soil), garden.path()()?.dependency.soil ?? "", garden.gates())
