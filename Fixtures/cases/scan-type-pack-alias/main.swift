// All of them are those of the mixer.
let knob = MixerComponent().knob
knob.turn()
print(knob.dependency.state.values, knob.dependency.one.values)
