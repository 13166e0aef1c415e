/** Type of an imported CSS Module. */
declare module '*.module.css' {
  /** Class names as the build writes them. */
  const classes: Readonly<Record<string, string>>
  export = classes
}
