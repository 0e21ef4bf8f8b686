import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'

/** On a phone, leads to the wallet's app store. Otherwise leads to the wallet's download options. */
export function GetButton({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, send } = useDialog()
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
export function canGet({ links }: ListedWallet): boolean {
  const { desktop, extension, phone, store } = links
  return Boolean(store || extension || desktop || phone)
}
