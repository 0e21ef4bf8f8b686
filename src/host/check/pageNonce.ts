/**
 * Returns the nonce of the page's first script that has one. Reads the property, because browsers hide the attribute's
 * value from selectors and stylesheets.
 * @see HTML, "nonce hiding"
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
