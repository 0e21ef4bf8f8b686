/** Returns the URL of the page's icon for phones. Prefers Apple's, because many wallets cannot show an SVG. */
export function pageIcon(): string | undefined {
  return ['apple-touch-icon', 'icon']
    .flatMap((rel) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link[rel~="${rel}"]`),
    ])
    .map(({ href }) => href)
    .find((href) => href.startsWith('https:'))
}
