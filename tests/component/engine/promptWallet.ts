import { onTestFinished } from 'vitest'
import { providerEvents } from './providerEvents'
import { address } from './startEngine'

/** An open prompt of the wallet. */
export type Prompt = { approve(): void; reject(code: number): void }

/** Installs a wallet whose prompts stay open until the test answers them, one by one. */
export function installPromptWallet(rdns = 'test.prompt') {
  const prompts: Prompt[] = []
  const asked: string[] = []
  const { emit, heard } = providerEvents()
  let hasAccess = false

  const prompt = () =>
    new Promise((resolve, reject) =>
      prompts.push({
        approve() {
          hasAccess = true
          resolve([address])
        },
        reject: (code) => reject(Object.assign(new Error('No.'), { code })),
      }),
    )

  async function request({ method }: { method: string }) {
    asked.push(method)
    if (method === 'eth_requestAccounts') return prompt()
    if (method === 'wallet_requestPermissions') {
      await prompt()
      const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
      return [{ parentCapability: 'eth_accounts', caveats }]
    }
    if (method === 'eth_accounts') return hasAccess ? [address] : []
    if (method === 'eth_chainId') return '0x2105'
    if (method === 'wallet_revokePermissions') hasAccess = false
    return null
  }

  const provider = { request, ...heard }
  const info = { uuid: crypto.randomUUID(), name: 'Prompt', rdns, icon: '' }
  const detail = Object.freeze({ info, provider })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  onTestFinished(() => removeEventListener('eip6963:requestProvider', announce))
  announce()

  return {
    rdns,
    prompts,
    asked,
    /** Emulates an owner who grants access to this page's origin in another tab. */
    grantAccess(isAnnounced: boolean) {
      hasAccess = true
      if (isAnnounced) emit('accountsChanged', [address])
    },
    /** Returns whether the permission is granted. */
    isLetIn: () => hasAccess,
  }
}
