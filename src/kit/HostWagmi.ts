/** Two exports of the page's own wagmi 2 or 3. */
export type HostWagmi = {
  readonly version: string
  readonly WagmiProvider: (props: never) => unknown
}
