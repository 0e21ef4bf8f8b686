import type { ComponentProps } from 'react'
import type { SendTransaction } from 'walletdock/useSendTransaction'
import type { Wallet } from 'walletdock/useWallet'
import { LogCard } from '../cards/LogCard'
import { TestWalletCard } from '../cards/TestWalletCard'
import { WagmiCard } from '../cards/WagmiCard'
import { WalletCard } from '../cards/WalletCard'
import type { Draft } from '../send/Draft'
import { RequestCard } from '../send/RequestCard'
import { SendCard } from '../send/SendCard'
import type { Transfer } from '../send/Transfer'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly wallet?: Wallet
  readonly facts?: ComponentProps<typeof WagmiCard>['facts']
  readonly transfer?: Transfer
  readonly sending?: SendTransaction
}

/**
 * Whether the visitor sees the bench. Stays when the cards are drawn again with the wallet. Pages with settings in their
 * address are for developers.
 */
let isBenchOpen = location.search !== ''

/** All cards, with or without a wallet. */
export function Cards(props: Props) {
  const { wallet, facts, transfer, sending, draft, onDraft } = props
  const { testWallet } = window
  return (
    <>
      <SendCard
        draft={draft}
        onDraft={onDraft}
        wallet={wallet}
        transfer={transfer}
      />
      <details
        className="bench"
        open={isBenchOpen}
        onToggle={({ currentTarget }) => {
          isBenchOpen = currentTarget.open
        }}
      >
        <summary>
          <h2>What this page sees</h2>
          <span className="quiet">
            For developers: the hooks, a request by hand and the log.
          </span>
        </summary>
        <div className="cards">
          <div className="column">
            <WalletCard wallet={wallet} />
            {sending && <RequestCard sending={sending} />}
          </div>
          <div className="column">
            <WagmiCard facts={facts} />
            <LogCard />
            {wallet && testWallet && <TestWalletCard wallet={testWallet} />}
          </div>
        </div>
      </details>
    </>
  )
}
