/**
 * Returns the URL of the page's icon if a phone can fetch it. Prefers Apple's icon, because it is larger and never an
 * SVG, which many wallets cannot show.
 */
export function pageIcon(): string | undefined {
  return ['apple-touch-icon', 'icon']
    .flatMap((rel) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link[rel~="${rel}"]`),
    ])
    .map(({ href }) => href)
    .find((href) => href.startsWith('https:'))
}
