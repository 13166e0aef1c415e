/** Cuts a photograph of a product to the shape of the shop's cards. */
import * as say from '#messages/admin/product.ts'
import { Crop, type TakenPicture } from '#admin/pictures/crop.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import type { OfficePicture } from './office-picture.ts'

interface Props {
  picture: OfficePicture
  onTaken(taken: TakenPicture): void
  onClose(): void
}

export const CropDialog = ({ picture, onTaken, onClose }: Props) => (
  <Dialog title={say.crop()} onClose={onClose}>
    <Crop picture={picture} shapes={['4:5']} onTaken={onTaken} onClose={onClose} />
  </Dialog>
)
