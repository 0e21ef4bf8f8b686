import { walletId } from './startEngine'

/** Announces itself as the wallet that was connected, and never answers. */
export function installHungWallet() {
  const info = { uuid: 'hung', name: 'Hung', rdns: walletId, icon: '' }
  const request = () => new Promise(() => {})
  const provider = { request, on() {}, removeListener() {} }
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info, provider },
      }),
    )
  addEventListener('eip6963:requestProvider', announce)
  const end = () => removeEventListener('eip6963:requestProvider', announce)
  return { end }
}
