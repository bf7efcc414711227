extension Set: Headed {}
