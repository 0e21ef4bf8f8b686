/** Letters as a reader counts them; code points where the browser cannot tell letters apart. */
export function graphemes(text: string): string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), (one) => one.segment)
    : Array.from(text)
}
