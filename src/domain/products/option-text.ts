/** The option of a product in words. */

/** Returns what was chosen, in one phrase: '6–18 luni, cer'; '' when there was nothing to choose. */
export const optionText = (size: string, color: string): string => [size, color].filter((part) => part !== '').join(', ')
