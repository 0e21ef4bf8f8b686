/**
 * Nonce of the page's first script that has one. Pages hide it from selectors and stylesheets, not from scripts.
 * @see HTML, "nonce hiding"
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
