/**
 * How long to wait for announcements, in milliseconds. Most wallets answer at once, some only from a background page.
 */
const listenMs = 300

/** Requests all wallets to announce themselves, and returns their names. Does not open any wallet. @see EIP-6963 */
export async function announcedNames(): Promise<readonly string[]> {
  const names = new Map<unknown, string>()
  const hear = (event: Event) => {
    const { uuid, name } = Object(Reflect.get(Object(event), 'detail')?.info)
    if (typeof name === 'string') names.set(uuid, name.slice(0, 80))
  }
  addEventListener('eip6963:announceProvider', hear)
  dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((resolve) => setTimeout(resolve, listenMs))
  removeEventListener('eip6963:announceProvider', hear)
  return [...names.values()].sort()
}
