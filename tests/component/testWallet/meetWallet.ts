type Provider = {
  request(args: { method: string; params: unknown[] }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
}
type Detail = {
  readonly info: Readonly<Record<'uuid' | 'name' | 'rdns' | 'icon', string>>
  readonly provider: Provider
}

/** Finds the announced wallet with this `rdns`, as a page does under EIP-6963, and records its events. */
export function meetWallet(rdns = 'dev.walletdock.test') {
  let detail: Detail | undefined
  const hear = (event: Event) => {
    // The tests check the shape of the event.
    const announced = (event as CustomEvent<Detail>).detail
    if (announced.info.rdns === rdns) detail = announced
  }
  addEventListener('eip6963:announceProvider', hear)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', hear)
  if (!detail) throw new Error(`No wallet announced itself as ${rdns}.`)

  const { info, provider } = detail
  const told: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value) => told.push([event, value]))
  return {
    info,
    detail,
    ask: (method: string, ...params: unknown[]) =>
      provider.request({ method, params }),
    heard: (event: string) =>
      told.filter(([name]) => name === event).map(([, value]) => value),
  }
}
