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

/** All cards, with or without a wallet. */
export function Cards(props: Props) {
  const { wallet, facts, transfer, sending, draft, onDraft } = props
  const { testWallet } = window
  return (
    <div className="cards">
      <div className="column">
        <SendCard
          draft={draft}
          onDraft={onDraft}
          wallet={wallet}
          transfer={transfer}
        />
        <WalletCard wallet={wallet} />
        {sending && <RequestCard sending={sending} />}
      </div>
      <div className="column">
        <WagmiCard facts={facts} />
        <LogCard />
        {wallet && testWallet && <TestWalletCard wallet={testWallet} />}
      </div>
    </div>
  )
}
