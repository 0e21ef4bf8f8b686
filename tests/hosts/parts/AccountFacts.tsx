type AccountFactsProps = {
  /** What the page's own wagmi says. */
  readonly connection: {
    readonly status: string
    readonly address?: string | undefined
    readonly chainId?: number | undefined
  }
  readonly switchChain: (to: { readonly chainId: 8453 }) => void
}

/** What a page's own hooks say, and a switch by one of them. */
export function AccountFacts({ connection, switchChain }: AccountFactsProps) {
  const { status, address, chainId } = connection
  return (
    <>
      <output>{[status, address, chainId].join(' ')}</output>
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Back to Base
      </button>
    </>
  )
}
