/** The colour of a product in the address of its page: `?color=honey`. */
export const COLOR_QUERY = 'color'
