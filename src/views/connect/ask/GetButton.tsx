import { Button } from '../../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'

/** On a phone, leads to the wallet's app store. Otherwise leads to the wallet's download options. */
export function GetButton({ messages, send, wallet }: WalletStepProps) {
  const { links, name, shortName } = wallet
  if (!canGet(wallet)) return null
  return (
    <Button
      tone="primary"
      href={links.store}
      onClick={
        links.store
          ? undefined
          : () => send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet })
      }
    >
      {messages.get.getNamed(shortName ?? name)}
    </Button>
  )
}

/** Returns whether the wallet can be installed from somewhere. */
export function canGet({ links }: WalletStepProps['wallet']): boolean {
  const { desktop, extension, phone, store } = links
  return Boolean(store || extension || desktop || phone)
}
