type Provider = {
  request(args: { method: string; params: unknown[] }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
}
type Detail = {
  readonly info: Readonly<Record<'uuid' | 'name' | 'rdns' | 'icon', string>>
  readonly provider: Provider
}

/** A page's side of EIP-6963: the announced wallet of this name, and what it tells from now on. */
export function meetWallet(rdns = 'dev.walletdock.test') {
  let detail: Detail | undefined
  const hear = (event: Event) => {
    // Its shape is what the tests look at.
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
