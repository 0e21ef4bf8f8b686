import { announceProvider } from './announceProvider'
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
    if (/^(eth_requestAccounts|wallet_addEthereumChain)$/.test(method))
      return prompt()
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

  announceProvider({ name: 'Prompt', rdns, icon: '' }, { request, ...heard })

  return {
    rdns,
    prompts,
    asked,
    /** Emulates an owner who grants access to this page's origin in another tab. */
    grantAccess(isAnnounced: boolean) {
      hasAccess = true
      if (isAnnounced) emit('accountsChanged', [address])
    },
    /** Emulates an owner who revokes access in the wallet's own window. */
    leave() {
      hasAccess = false
      emit('accountsChanged', [])
    },
    /** Returns whether the permission is granted. */
    isLetIn: () => hasAccess,
  }
}
