import type { ComponentProps } from 'react'
import type { Wallet } from 'walletdock/useWallet'
import { LogCard } from '../cards/LogCard'
import { TestWalletCard } from '../cards/TestWalletCard'
import { WagmiCard } from '../cards/WagmiCard'
import { WalletCard } from '../cards/WalletCard'
import type { Draft } from '../send/Draft'
import { SendCard } from '../send/SendCard'
import type { Transfer } from '../send/Transfer'

type Props = {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly wallet?: Wallet
  readonly facts?: ComponentProps<typeof WagmiCard>['facts']
  readonly transfer?: Transfer
}

/** All cards in their places, with or without a wallet. */
export function Cards({ wallet, facts, transfer, draft, onDraft }: Props) {
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
      </div>
      <div className="column">
        <WagmiCard facts={facts} />
        <LogCard />
        {wallet && testWallet && <TestWalletCard wallet={testWallet} />}
      </div>
    </div>
  )
}
