/** Describes how a wallet announces itself, as data that can be sent to a page. */
export type Announcement = {
  readonly rdns: string
  readonly name: string
  readonly icon?: string
  readonly uuid?: string
  /** Flags that its provider sets. */
  readonly flags?: readonly string[]
}

declare global {
  interface Window {
    /** The rdns of each announced wallet that was requested to connect. */
    askedWallets?: string[]
  }
}

/** Runs in the page, before its scripts: announces wallets that never answer, each with its own provider. */
export function announce(wallets: readonly Announcement[]): void {
  const asked: string[] = []
  window.askedWallets = asked
  const details = wallets.map(({ flags = [], ...about }, index) => ({
    info: { uuid: `uuid-${index}`, icon: '', ...about },
    provider: {
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      request({ method }: { method: string }) {
        if (/requestAccounts|requestPermissions/.test(method))
          asked.push(about.name)
        return new Promise(() => {})
      },
      on() {},
      removeListener() {},
    },
  }))
  const tell = () => {
    for (const detail of details)
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', tell)
  tell()
}
