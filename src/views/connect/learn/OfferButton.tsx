import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button, type ButtonProps } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import { useChoose } from '../walletLink'

/** Connects the offered wallet. */
export function OfferButton({ children, wallet, wide }: OfferButtonProps) {
  const { lockedBy, onNear } = useDialog()
  const { choose } = useChoose(wallet)
  return (
    <Button
      wide={wide}
      tone="primary"
      lockedBy={lockedBy}
      onNear={() => onNear?.(wallet)}
      data-testid="wd-offer"
      onClick={choose}
    >
      {children}
    </Button>
  )
}

type OfferButtonProps = Pick<ButtonProps, 'children' | 'wide'> & {
  readonly wallet: ListedWallet
}
