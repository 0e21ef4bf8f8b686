let remote: string | undefined

/** Stores the address of the element's script, which lies in a folder of its remote. */
export function setScriptAddress(address: string): void {
  remote = new URL('..', address).href
}

/**
 * Returns the folder of the remote that serves the element's script or, with a channel, of the site whose channels lead to
 * that remote. It is `undefined` if a bundler has put the element into a script of the page.
 */
export function servingFolder(channel: string | undefined): string | undefined {
  return channel ? remote?.replace(/releases\/[^/]+\/$/, '') : remote
}
