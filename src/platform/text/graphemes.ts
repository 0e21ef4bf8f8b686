/** Splits a text into graphemes, or into code points if the browser does not support that. */
export function graphemes(text: string): string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), (one) => one.segment)
    : Array.from(text)
}
