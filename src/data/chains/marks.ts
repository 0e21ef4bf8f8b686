/** An icon: a drawing on a 32 unit square, and the colour of the circle behind it, in hex. */
export type Mark = { readonly color: string; readonly drawing: string }

// These icons are kept short, because they are in the first download.
const marks: Readonly<Record<number, Mark>> = {
  1: {
    color: '627eea',
    drawing:
      '<path d="M16 5l7 11.5-7 4-7-4zM16 22.3l7-4L16 27.5l-7-9.2z" fill="#fff"/>',
  },
  10: {
    color: 'ff0420',
    drawing:
      '<path d="M7 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0M19 21V11.5h3.5a3 3 0 0 1 0 6H19" fill="none" stroke="#fff" stroke-width="3"/>',
  },
  8453: {
    color: '0052ff',
    drawing:
      '<path d="M15.9 25a9 9 0 1 0-8.9-10.3h12v2.6H7A9 9 0 0 0 15.9 25z" fill="#fff"/>',
  },
}

/** Returns the icon of a well-known chain: an image URL and a background colour. */
export function chainMark(id: number) {
  const mark = marks[id]
  return mark && markOf(mark)
}

/** @returns an image URL and a CSS colour */
export function markOf({ color, drawing }: Mark) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#${color}"/>${drawing}</svg>`
  return {
    iconUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    iconBackground: `#${color}`,
  }
}
