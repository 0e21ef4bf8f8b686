import { Button, type ButtonProps } from '../../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'
import { openChosen } from '../walletLink'

/** Connects the offered wallet. */
export function OfferButton(props: OfferButtonProps) {
  const { children, lockedBy, onNear, send, wallet, wide } = props
  return (
    <Button
      wide={wide}
      tone="primary"
      lockedBy={lockedBy}
      onNear={() => onNear?.(wallet)}
      data-testid="wd-offer"
      onClick={() => {
        openChosen(props)
        send({ type: 'CHOOSE', wallet })
      }}
    >
      {children}
    </Button>
  )
}

type OfferButtonProps = WalletStepProps & Pick<ButtonProps, 'children' | 'wide'>
