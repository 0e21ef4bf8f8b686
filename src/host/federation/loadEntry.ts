type Modules = {
  get(name: string): Promise<() => unknown>
}
type Container = Modules & { init(scope: unknown): void }

/** TypeScript does not declare Trusted Types yet. @see W3C Trusted Types */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Loads an entry with a script element. Returns its container, or a container of stand-ins if loading fails. The
 * function's source text is written into pages, so it must not reference anything outside its body.
 * @param timeoutMs limit for the entry, and then for each module
 * @param standIns returns the stand-ins for the modules
 * @param joinKit returns the container of a remote that the host kit has opened on this page
 */
export function loadEntry(
  entry: string,
  timeoutMs: number,
  standIns: () => object,
  joinKit: () => Promise<Container | undefined>,
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
        `Walletdock could not be loaded from ${entry}: this page continues without a wallet. Reload to try again.\nSee walletdock/troubleshoot.md#federation-plugins`,
        reason,
      )
    // The modules depend on each other. After one failure, the page gets stand-ins for all of them.
    isGivenUp = true
    return standIns
  }
  const load = () =>
    new Promise<Container>((resolve, reject) => {
      script.onerror = () => reject('no answer, or the browser blocked it')
      script.onload = () => {
        const container = containerNow()
        // The server may return an HTML page for every path, and another entry may have set the variable before.
        if (container !== before && 'get' in Object(container))
          resolve(container as Container)
        else reject('the answer is not the entry')
      }
      const types: PolicyFactory | undefined = Reflect.get(
        globalThis,
        'trustedTypes',
      )
      // `createPolicy` throws if the page's Content-Security-Policy does not allow the name.
      script.src = types
        ? types
            .createPolicy('walletdock-remote', {
              createScriptURL: (requestedUrl) =>
                requestedUrl === entry ? requestedUrl : '',
            })
            .createScriptURL(entry)
        : entry
      script.crossOrigin = 'anonymous'
      const first: HTMLScriptElement | null =
        document.querySelector('script[nonce]')
      script.nonce = first?.nonce ?? ''
      document.head.append(script)
    })
  // Use a running remote, because a second remote would have a separate session.
  return within(joinKit().then((running) => running ?? load())).then(
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
