let clock = ClockMock()
clock.waitHandler = { $0 + 1 }
print(clock.wait(2), clock.waitCallCount)
