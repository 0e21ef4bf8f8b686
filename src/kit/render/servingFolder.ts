let remote: string | undefined

/** Stores the URL of the element's script, which is in a subfolder of its remote. */
export function setScriptAddress(address: string): void {
  remote = new URL('..', address).href
}

/**
 * Returns the folder of the remote that serves the element's script. With a channel, returns the root folder of that
 * remote's site. Returns `undefined` if the element is bundled into a script of the page.
 */
export function servingFolder(channel: string | undefined): string | undefined {
  return channel ? remote?.replace(/releases\/[^/]+\/$/, '') : remote
}
