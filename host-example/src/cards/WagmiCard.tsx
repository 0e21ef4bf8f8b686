import { Card } from './Card'
import { Facts } from './Facts'

type Props = {
  /** `undefined` if this page has no wallet. */
  readonly facts: Readonly<Record<string, string | undefined>> | undefined
}

const nothing = {
  useConnection: undefined,
  Account: undefined,
  Connector: undefined,
  useChainId: undefined,
  useBalance: undefined,
  useBlockNumber: undefined,
}

/**
 * Shows the connection that this page's own wagmi hooks return, as proof that the page and Walletdock share one wagmi.
 */
export function WagmiCard({ facts = nothing }: Props) {
  return (
    <Card
      title="The page’s own wagmi"
      note="Read with the page’s own wagmi hooks, inside WagmiBridge."
    >
      <Facts facts={facts} />
    </Card>
  )
}
