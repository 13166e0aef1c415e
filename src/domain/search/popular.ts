/** Searches that are offered to everybody, because many have made them. */

export const POPULAR = {
  /** Searches in this week and the one before, from which a question is popular. */
  least: 5,
  /** Searches that are offered. */
  shown: 6,
  /** Of so many each is tried whether it finds something. */
  tried: 12,
} as const
