/** The text of a guide. */
declare module '*.md' {
  const text: string
  export default text
}
