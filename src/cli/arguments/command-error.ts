/** A command failed; the message names the reason. */
export class CommandError extends Error {
  override name = 'CommandError'
}
