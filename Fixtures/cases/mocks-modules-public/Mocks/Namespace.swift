public enum Mocks {}
