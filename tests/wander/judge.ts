import type { WalletTruth } from './pageFaults'
import type { Look } from './pageLook'
import type { Scene } from './Scene'

/** The sample host's names of its networks. */
const names: Readonly<Record<number, string>> = {
  8453: 'Base',
  10: 'OP Mainnet',
}

/** Allowed states of the button at each status. */
const shown: Readonly<Record<string, readonly Look['button']['is'][]>> = {
  disconnected: ['connect'],
  unauthenticated: ['connect'],
  loading: ['pending'],
  connected: ['connected', 'wrong network'],
}

/** Lists everything that is wrong on a page that has had time to settle. Pure. */
export function judge(
  look: Look,
  wallet: WalletTruth | undefined,
  scene: Pick<Scene, 'isSpoilt' | 'hasTabbed'>,
): readonly string[] {
  return [
    ...judgePage(look, scene),
    // Without the remote, the page shows no status to compare.
    ...(look.hook['Status']
      ? [...judgeStatus(look, scene), ...judgeAccount(look, wallet)]
      : []),
  ]
}

function judgePage(
  { button, dialogs, focus, locks }: Look,
  { isSpoilt, hasTabbed }: Pick<Scene, 'isSpoilt' | 'hasTabbed'>,
): readonly string[] {
  const found = [...locks]
  if (dialogs.length > 1) found.push(`dialogs: ${dialogs.join(', ')}`)
  if (focus !== 'inside' && !(hasTabbed && focus === 'nowhere'))
    found.push(`a dialog is open, the focus is ${focus}`)
  if (button.is === 'missing' && !isSpoilt) found.push('there is no button')
  return found
}

/** Compares the button, `useWallet` and wagmi's hooks. */
function judgeStatus(
  { button, hook, wagmi }: Look,
  { isSpoilt }: Pick<Scene, 'isSpoilt'>,
): readonly string[] {
  const { Status: status = '', Account, Network } = hook
  const found: string[] = []
  const mayWait = isSpoilt && button.is === 'pending'
  if (!shown[status]?.includes(button.is) && !mayWait)
    found.push(`useWallet says ${status}, the button shows ${button.is}`)
  if (status === 'loading') return found
  const isConnected = status !== 'disconnected'
  // `/federated` has no wagmi of its own.
  const { useConnection } = wagmi
  if (useConnection && isConnected !== (useConnection === 'connected'))
    found.push(`useWallet says ${status}, wagmi ${useConnection}`)
  if (!isConnected) return found
  // A name replaces the address. wagmi's chain is always one of the host's.
  const address = Account?.startsWith('0x') ? Account : undefined
  const network = Network?.endsWith('unsupported') ? undefined : Network
  return [
    ...found,
    ...differ('account', address, wagmi['Account']),
    ...differ('network', network, names[Number(wagmi['useChainId'])]),
  ]
}

/** Compares the button, `useWallet` and wagmi's hooks with the wallet itself. */
function judgeAccount(
  { button, hook, wagmi }: Look,
  wallet: WalletTruth | undefined,
): readonly string[] {
  const isConnected = wagmi['useConnection'] === 'connected'
  if (!wallet || !isConnected || hook['Status'] === 'loading') return []
  const { address, chainId } = wallet
  if (!address) return ['connected, although the wallet has disconnected']
  const name = names[chainId]
  const network = hook['Network']
  const found = [...differ('account', wagmi['Account'], short(address))]
  if (name ? network !== name : !network?.endsWith('unsupported'))
    found.push(`the wallet is on chain ${chainId}, useWallet on ${network}`)
  if (button.is !== 'connected') return found
  if (!name) found.push('the button does not show that the network is wrong')
  if (button.network && !button.network.includes(name ?? ''))
    found.push(`the button names the network ${button.network}`)
  const own = button.address?.toLowerCase()
  return [...found, ...differ('address', own, address.toLowerCase())]
}

/** Reports two values if both exist and differ. */
function differ(
  what: string,
  one: string | undefined,
  other: string | undefined,
) {
  return one && other && one !== other ? [`${what}: ${one}, and ${other}`] : []
}

function short(address: string) {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
