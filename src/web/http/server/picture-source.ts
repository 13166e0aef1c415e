/** The interface of pictures to the server: photographs and drawings are served alike. */
import type { Shop } from '#services/shop.ts'

/** Pictures of one kind, by their address. */
export interface PictureSource {
  /** Returns whether a path is an address of this kind, whether or not there is such a picture. */
  owns(path: string): boolean
  /** Answers GET and HEAD: the picture with its ETag, 304 to who has it, 404 for every address that is not offered. */
  respond(request: Request): Promise<Response>
}

/** What sources of pictures need of the shop. */
export type PictureShop = Pick<Shop, 'config' | 'db' | 'drawings' | 'log' | 'memory'>
