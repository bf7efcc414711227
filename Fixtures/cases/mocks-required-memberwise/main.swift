func make<Made: Form>(_: Made.Type) -> Int { Made(count: 1).count }
func makeLent<Made: LentForm>(_: Made.Type) -> String { Made(text: "two").text }
func makeOpen<Made: OpenForm>(_: Made.Type) -> String { Made(text: "three").text ?? "nil" }
func makeLong<Made: LongForm>(_: Made.Type) -> [Int] { Made(counts: 4, 5).counts }

print(make(FormMock.self), makeLent(LentFormMock.self), makeOpen(OpenFormMock.self), makeLong(LongFormMock.self))
