/** Returns the anchor of a heading, as code hosts generate it: `Share your wagmi` → `share-your-wagmi`. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
