/** How a picture that fills the screen is enlarged and moved. */

export interface Point {
  x: number
  y: number
}

/** `x` and `y`: px from the middle of the stage to the middle of the picture. */
export interface Zoom extends Point {
  scale: number
}

interface Size {
  width: number
  height: number
}

/** The picture as it is when it is not enlarged, and what it is shown in. */
export interface Box {
  picture: Size
  stage: Size
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const LARGEST_SCALE = 5
/** What a double tap enlarges to. */
const TAP_SCALE = 2.5

/** Keeps the picture over the stage: a side moves no further in than the stage's own. */
function kept(offset: number, picture: number, stage: number): number {
  const most = Math.max(0, (picture - stage) / 2)
  return Math.min(most, Math.max(-most, offset))
}

const inside = ({ scale, x, y }: Zoom, { picture, stage }: Box): Zoom => ({
  scale,
  x: kept(x, picture.width * scale, stage.width),
  y: kept(y, picture.height * scale, stage.height),
})

/** Returns the zoom after a change of scale; `at`, px from the middle of the stage, shows the same spot as before. */
export function zoomedBy({ scale, x, y }: Zoom, factor: number, at: Point, box: Box): Zoom {
  const next = Math.min(LARGEST_SCALE, Math.max(1, scale * factor))
  const grown = next / scale
  return inside({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, box)
}

/** Returns the zoom after the picture was moved. */
export const movedBy = ({ scale, x, y }: Zoom, by: Point, box: Box): Zoom => inside({ scale, x: x + by.x, y: y + by.y }, box)

/** Returns the zoom after a double tap: enlarged about the spot, or whole again. */
export const toggledAt = (zoom: Zoom, at: Point, box: Box): Zoom => (zoom.scale > 1 ? WHOLE : zoomedBy(zoom, TAP_SCALE, at, box))
