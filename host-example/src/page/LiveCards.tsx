import { useOwnWagmi } from '../cards/useOwnWagmi'
import { LogChanges } from '../log/LogChanges'
import type { Draft } from '../send/Draft'
import { useTransfer } from '../send/useTransfer'
import type { WalletModules } from '../wallet/WalletModules'
import { Cards } from './Cards'

type Props = Pick<
  WalletModules,
  'useWallet' | 'useAddRecentTransaction' | 'useSendTransaction'
> & {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The cards with the visitor's wallet. They show Walletdock's hook and this page's own hooks side by side. */
export function LiveCards(props: Props) {
  const { useWallet, useAddRecentTransaction, useSendTransaction } = props
  const { draft, onDraft } = props
  const wallet = useWallet()
  const facts = useOwnWagmi()
  const transfer = useTransfer(useAddRecentTransaction())
  const sending = useSendTransaction()
  return (
    <>
      <LogChanges wallet={wallet} />
      <Cards {...{ draft, onDraft, wallet, facts, transfer, sending }} />
    </>
  )
}
