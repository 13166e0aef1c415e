/** The demo shop's drawings for the shop that serves it; with `seed.ts` the only file that knows the demo. */
export { drawings } from '#demo/drawings.ts'
