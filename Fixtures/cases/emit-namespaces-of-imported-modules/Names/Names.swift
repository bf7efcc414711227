public enum Profile {}
public enum Settings {}
