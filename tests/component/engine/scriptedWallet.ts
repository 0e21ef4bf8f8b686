import type { Address } from '../../../src/wallet/session/State'
import { announceProvider } from './announceProvider'
import { providerEvents } from './providerEvents'

/** An open prompt of the wallet. */
type Question = { readonly resolve: () => void; readonly reject: () => void }

export type ScriptedWallet = ReturnType<typeof scriptWallet>

/**
 * Creates a wallet that acts only on the script, which answers its prompts, oldest first, and emits its events, true
 * or not. The wallet counts how often it granted and revoked access.
 */
export function scriptWallet(rdns: string, accounts: readonly Address[]) {
  const { emit, heard } = providerEvents()
  const questions: Question[] = []
  let account = accounts[0]
  let chainId = 8453
  let isLetIn = false
  let granted = 0
  let shownOut = 0
  let addAsks = false

  const ask = (yes: () => unknown) =>
    new Promise<unknown>((resolve, reject) =>
      questions.push({
        resolve: () => resolve(yes()),
        reject: () => reject(Object.assign(new Error('No.'), { code: 4001 })),
      }),
    )

  function enter() {
    if (!isLetIn) granted++
    isLetIn = true
    const caveats = [{ type: 'restrictReturnedAccounts', value: [account] }]
    return [{ parentCapability: 'eth_accounts', caveats }]
  }

  function leave() {
    if (isLetIn) shownOut++
    isLetIn = false
  }

  async function request(asked: {
    method: string
    params?: readonly unknown[]
  }) {
    switch (asked.method) {
      case 'wallet_requestPermissions':
        return ask(enter)
      case 'eth_requestAccounts':
        return isLetIn ? [account] : ask(() => enter() && [account])
      case 'eth_accounts':
        return isLetIn ? [account] : []
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'wallet_revokePermissions':
        return leave()
      case 'wallet_switchEthereumChain': {
        const wanted = Reflect.get(Object(asked.params?.[0]), 'chainId')
        return ask(() => {
          takeChain(Number(wanted))
          return null
        })
      }
      case 'wallet_addEthereumChain':
        return addAsks ? ask(() => null) : null
      case 'personal_sign':
        return ask(() => '0x5160')
      default:
        return null
    }
  }

  function takeChain(id: number) {
    chainId = id
    emit('chainChanged', `0x${id.toString(16)}`)
  }

  const goAway = announceProvider(
    { name: rdns, rdns, icon: '' },
    { request, ...heard },
  )

  return {
    rdns,
    goAway,
    questions,
    /** Prompts before it adds a chain. */
    holdAdd() {
      addAsks = true
    },
    answer(says: 'resolve' | 'reject') {
      questions.shift()?.[says]()
    },
    takeChain,
    takeAccount(index: number) {
      account = accounts[index % accounts.length]
      if (isLetIn) emit('accountsChanged', [account])
    },
    /** Emulates an owner who revokes access in the wallet's own window. */
    leave() {
      leave()
      emit('accountsChanged', [])
    },
    /** Emulates a wallet that loses its network. The page still has access. */
    drop: () => emit('disconnect', { code: 4900, message: 'Lost.' }),
    comeBack: () => emit('connect', { chainId: `0x${chainId.toString(16)}` }),
    isLetIn: () => isLetIn,
    /** Returns 1 while the page has access that was not revoked, and 0 otherwise. */
    open: () => granted - shownOut,
  }
}
