/** The name of an order's line where nothing else tells it apart. */

/** Returns the product with its variant, as both were ordered: 'Body, 62, sage'. */
export const lineName = ({ name, option }: { name: string; option: string }): string =>
  option === '' ? name : `${name}, ${option}`
