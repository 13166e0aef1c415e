/** The host of an address, by which people call a webhook. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url
