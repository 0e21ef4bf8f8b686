import { Button } from '../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'

/** Leads to the wallet: its store on a phone, else the cards that say how to get it. */
export function GetButton({ messages, send, wallet }: WalletStepProps) {
  const { id, links, name, shortName } = wallet
  if (!canGet(wallet)) return null
  return (
    <Button
      tone="primary"
      href={links.store}
      onClick={
        links.store
          ? undefined
          : () => send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', walletId: id })
      }
    >
      {messages.get.getNamed(shortName ?? name)}
    </Button>
  )
}

/** Whether there is a place to get the wallet from. */
export function canGet({ links }: WalletStepProps['wallet']): boolean {
  const { desktop, extension, phone, store } = links
  return Boolean(store || extension || desktop || phone)
}
