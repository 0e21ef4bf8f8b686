/** A wagmi of the page's own, 2 or 3: two of its exports. */
export type HostWagmi = {
  readonly version: string
  readonly WagmiProvider: (props: never) => unknown
}
