import { useOwnWagmi } from '../cards/useOwnWagmi'
import { LogChanges } from '../log/LogChanges'
import type { Draft } from '../send/Draft'
import { useTransfer } from '../send/useTransfer'
import type { WalletModules } from '../wallet/WalletModules'
import { Cards } from './Cards'

type Props = Pick<WalletModules, 'useWallet'> & {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The cards with the visitor's wallet in them: Walletdock's hook and this page's own, side by side. */
export function LiveCards({ useWallet, ...form }: Props) {
  const wallet = useWallet()
  const facts = useOwnWagmi()
  const transfer = useTransfer()
  return (
    <>
      <LogChanges wallet={wallet} />
      <Cards {...form} wallet={wallet} facts={facts} transfer={transfer} />
    </>
  )
}
