import ScreenKit

class ListComponent<Needs>: ScreenBox<Needs> {
}
