/** A content service of another system did not answer, or not as agreed. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}
