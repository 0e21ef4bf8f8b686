import type { Address } from '../../../src/session/State'
import { announceProvider } from './announceProvider'
import { providerEvents } from './providerEvents'

/** A question of the wallet to its owner, open until it is answered. */
type Question = { readonly resolve: () => void; readonly reject: () => void }

export type ScriptedWallet = ReturnType<typeof scriptWallet>

/**
 * A wallet that does nothing by itself: the script answers its questions, oldest first, and emits its events, true or
 * not. What it knows of the page is counted: how often it let the page in, and how often it was shown out.
 */
export function scriptWallet(rdns: string, accounts: readonly Address[]) {
  const { emit, heard } = providerEvents()
  const questions: Question[] = []
  let account = accounts[0]
  let chainId = 8453
  let isLetIn = false
  let letIn = 0
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
    if (!isLetIn) letIn++
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
    /** From now on its owner is asked before it takes a chain in. */
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
    /** The owner shows the page out by the wallet's own window. */
    leave() {
      leave()
      emit('accountsChanged', [])
    },
    /** The wallet has lost its chain, and so the page. */
    drop() {
      leave()
      emit('disconnect', { code: 4900, message: 'Lost.' })
    },
    comeBack: () => emit('connect', { chainId: `0x${chainId.toString(16)}` }),
    isLetIn: () => isLetIn,
    /** How often the page came in and has not been shown out since: 0 or 1. */
    open: () => letIn - shownOut,
  }
}
