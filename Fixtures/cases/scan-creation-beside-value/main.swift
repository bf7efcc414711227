let gallery = GalleryComponent()
print(gallery.told(nil).shape, gallery.toldByMember().shape, gallery.toldByMembers().shape)
print(gallery.memberOfSubclass().shape, gallery.memberOfItsClass().shape, gallery.kept.shape)
let oval = OvalFrameComponent(parent: gallery)  // needle:ignore unlinked-creation
print(gallery.branch(true, oval).shape, gallery.branch(false, oval).shape)
print(gallery.besideNothing(true)?.shape ?? "", gallery.elements(oval).map(\.shape), gallery.lit(true).dependency.wall)
