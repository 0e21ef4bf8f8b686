/** How long nothing may come, in milliseconds. */
export const limitMs = 15_000

/**
 * Has a script in the browser's cache before its element asks for it. This can be ended, an element's request cannot:
 * where a server hangs, scripts would keep the few connections that a browser has for it, and no retry got one.
 * However slow, a script that is on its way is waited for.
 * @throws ChunkLoadError when nothing comes
 */
export async function fetchAhead(address: string): Promise<void> {
  const control = new AbortController()
  const wait = () => setTimeout(() => control.abort(), limitMs)
  let timer = wait()
  try {
    const reader = (await fetch(address, control)).body?.getReader()
    while ((await reader?.read())?.done === false) {
      clearTimeout(timer)
      timer = wait()
    }
  } catch {
    // The script's own element tells what else went wrong.
    if (control.signal.aborted)
      throw Object.assign(new Error(`${address} could not be loaded.`), {
        name: 'ChunkLoadError',
        type: 'timeout',
      })
  }
  clearTimeout(timer)
}
