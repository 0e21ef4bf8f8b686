export function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), (one) => one.segment)
}
