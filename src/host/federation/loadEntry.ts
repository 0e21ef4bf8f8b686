type Modules = {
  get(name: string): Promise<() => unknown>
}
type Container = Modules & { init(scope: unknown): void }

/** Trusted Types have no declarations in TypeScript yet. @see W3C Trusted Types */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Loads an entry by a script element, and returns its container, or stand-ins. Its text goes into pages: it may name
 * nothing from outside.
 * @param timeoutMs limit for the entry, and for each module after that
 * @param standIns returns what the modules are without a wallet
 */
export function loadEntry(
  entry: string,
  timeoutMs: number,
  standIns: () => object,
): Promise<Container> {
  const script = document.createElement('script')
  const containerNow = (): unknown => Reflect.get(globalThis, 'walletdock')
  const before = containerNow()
  const within = <Result>(work: Promise<Result>): Promise<Result> =>
    Promise.race([
      work,
      new Promise<never>((_, reject) => {
        setTimeout(reject, timeoutMs, `no answer within ${timeoutMs} ms`)
      }),
    ])
  let isGivenUp = false
  const giveUp = (reason: unknown) => {
    if (!isGivenUp)
      console.error(
        `Walletdock could not be loaded from ${entry}: this page goes on without a wallet. Reload to try again.`,
        reason,
      )
    // The parts need each other, so that a page has all of them or none.
    isGivenUp = true
    return standIns
  }
  const load = () =>
    new Promise<Container>((resolve, reject) => {
      script.onerror = () => reject('no answer, or the browser refused it')
      script.onload = () => {
        const container = containerNow()
        // A server may answer with a page for every path, and another entry may have run before.
        if (container !== before && 'get' in Object(container))
          resolve(container as Container)
        else reject('the answer is not the entry')
      }
      const types: PolicyFactory | undefined = Reflect.get(
        globalThis,
        'trustedTypes',
      )
      // Throws if the page's policy does not name it.
      script.src = types
        ? types
            .createPolicy('walletdock-remote', {
              createScriptURL: (asked) => (asked === entry ? asked : ''),
            })
            .createScriptURL(entry)
        : entry
      script.crossOrigin = 'anonymous'
      const first: HTMLScriptElement | null =
        document.querySelector('script[nonce]')
      script.nonce = first?.nonce ?? ''
      document.head.append(script)
    })
  return within(load()).then(
    (container) => ({
      init: (scope) => container.init(scope),
      get: async (name) =>
        isGivenUp ? standIns : within(container.get(name)).catch(giveUp),
    }),
    (reason) => {
      script.remove()
      giveUp(reason)
      return { init() {}, get: async () => standIns }
    },
  )
}
