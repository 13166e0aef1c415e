/** Types of `setup.mjs`. */

export function isBuilt(): boolean
export function build(): Promise<void>
export const serving: { flags: string[]; environment: Record<string, string> }
