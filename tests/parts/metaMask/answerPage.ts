import { askChain } from '../askChain'
import type { SentBatches } from '../sentBatches'
import { signedAccounts } from '../signedAccounts'
import { capabilitiesOf, sendCalls, statusOfCalls } from './calls'
import { addChain, switchChain } from './changeChain'
import type { PopupKind, Popups } from './popups'
import { hex, permissionsOf, type Vault, visibleAccounts } from './Vault'
import { WalletAnswer } from './WalletAnswer'

type Params = Readonly<Record<string, unknown>> | readonly unknown[]

/** What the wallet does with what pages ask. */
export type Desk = {
  readonly vault: Vault
  readonly popups: Popups
  /** By chain id: nodes that hold the accounts unlocked. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Whether it takes several calls at once. */
  readonly atomic: 'supported' | 'ready' | undefined
  readonly batches: SentBatches
  /** @see ExtensionOptions */
  readonly signsAtOnce: boolean | undefined
  /** Tells every page which accounts it may see from now on. */
  readonly tellAccounts: () => void
  readonly takeChain: (chainId: number) => void
}

/** @throws WalletAnswer with what the page is told instead */
export async function answerPage(
  desk: Desk,
  origin: string,
  method: string,
  params: Params = [],
): Promise<unknown> {
  const { vault } = desk
  const given = Array.isArray(params) ? params : []
  switch (method) {
    case 'metamask_getProviderState':
      return {
        accounts: visibleAccounts(vault, origin),
        chainId: hex(vault.chainId),
        networkVersion: String(vault.chainId),
        isConnected: true,
        isUnlocked: !vault.isLocked,
      }
    case 'metamask_sendDomainMetadata':
      return true
    case 'eth_accounts':
      return visibleAccounts(vault, origin)
    case 'eth_chainId':
      return hex(vault.chainId)
    case 'net_version':
      return String(vault.chainId)
    case 'eth_requestAccounts':
      if (visibleAccounts(vault, origin).length === 0) await letIn(desk, origin)
      return visibleAccounts(vault, origin)
    case 'wallet_connect':
      return connectAndSign(desk, origin, given[0])
    case 'wallet_requestPermissions':
      await letIn(desk, origin)
      return permissionsOf(vault, origin)
    case 'wallet_getPermissions':
      return permissionsOf(vault, origin)
    case 'wallet_revokePermissions':
      vault.permitted.delete(origin)
      desk.tellAccounts()
      return null
    case 'wallet_switchEthereumChain':
      return switchChain(desk, origin, given[0])
    case 'wallet_addEthereumChain':
      return addChain(desk, origin, given[0])
    case 'personal_sign':
      return confirmed(desk, origin, 'sign', given[1], method, given)
    case 'eth_sendTransaction': {
      const { from } = Object(given[0])
      return confirmed(desk, origin, 'send', from, method, given)
    }
    case 'wallet_getCapabilities':
      return capabilitiesOf(desk, method)
    case 'wallet_sendCalls':
      return sendCalls(desk, origin, method, given[0])
    case 'wallet_getCallsStatus':
      return statusOfCalls(desk, given[0])
    default:
      return forward(desk, method, given)
  }
}

async function letIn({ popups, tellAccounts, vault }: Desk, origin: string) {
  await popups.ask('connect', origin)
  // Whoever answers has unlocked the wallet first.
  vault.isLocked = false
  vault.permitted.set(origin, vault.offered)
  tellAccounts()
}

/** One window for both. @see ERC-7846 */
async function connectAndSign(desk: Desk, origin: string, given: unknown) {
  if (!desk.signsAtOnce)
    throw new WalletAnswer(
      -32601,
      'The method "wallet_connect" does not exist / is not available.',
    )
  await letIn(desk, origin)
  const accounts = visibleAccounts(desk.vault, origin)
  const { capabilities } = Object(given)
  return signedAccounts(accounts, capabilities, (message, address) =>
    forward(desk, 'personal_sign', [message, address]),
  )
}

async function confirmed(
  desk: Desk,
  origin: string,
  kind: PopupKind,
  account: unknown,
  method: string,
  params: readonly unknown[],
) {
  await confirm(desk, origin, kind, account)
  return forward(desk, method, params)
}

/** @throws WalletAnswer when the page may not ask this of the account, or its owner declines */
export async function confirm(
  desk: Desk,
  origin: string,
  kind: PopupKind,
  account: unknown,
): Promise<void> {
  const mine = visibleAccounts(desk.vault, origin)
  const signer = String(account).toLowerCase()
  if (!mine.some((each) => each.toLowerCase() === signer))
    throw new WalletAnswer(
      4100,
      'The requested account and/or method has not been authorized by the user.',
    )
  await desk.popups.ask(kind, origin)
}

/** @throws WalletAnswer with what the chain's node says */
export async function forward(
  { rpcUrls, vault }: Desk,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const url = rpcUrls[vault.chainId]
  if (!url) throw new WalletAnswer(4901, 'This chain has no node.')
  const answer = await askChain(url, method, params)
  if ('result' in answer) return answer.result
  throw new WalletAnswer(answer.error.code, answer.error.message)
}
