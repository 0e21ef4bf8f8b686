/** Wraps a drawing on a 28 px square into a `data:image/svg+xml` URI, without rounded corners. */
export function svgIcon(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none">${drawing}</svg>`,
  )}`
}
