import type { AnnouncedWallet } from '../platform/announcedWallets'
import { catalogue } from './catalogue'
import { bearsFlag, injectedProviders, namedFlag, read } from './detectInjected'
import { fitAnnounced } from './fitAnnounced'
import { injectedNames } from './injectedNames'
import { unnamedWallet } from './unnamedWallet'
import type { Wallet, WalletGroup } from './Wallet'

/** The browser's own wallet: a provider in `window.ethereum` that has not announced itself and is not a listed wallet. */
export type BrowserWallet = Pick<Wallet, 'id' | 'name' | 'iconUrl'> & {
  /** Has a method `request`; nothing else is known. */
  readonly provider: object
}

type Page = {
  readonly announced: readonly AnnouncedWallet[]
  /** The page's `window.ethereum`, whatever it is. */
  readonly ethereum: unknown
}

/** The wallet to offer so that a visitor whose only wallet announces nothing can use it. */
export function browserWallet(
  groups: readonly WalletGroup[],
  { announced, ethereum }: Page,
): BrowserWallet | undefined {
  const listed = walletsOf(groups)
  const others = announced.flatMap((one) => fitAnnounced(one)?.provider ?? [])
  return usableIn(ethereum)
    .filter((provider) => !listed.some((wallet) => isIt(wallet, provider)))
    .filter((provider) => !others.some((other) => isSame(provider, other)))
    .map(describe)[0]
}

/**
 * The browser's wallet by the id under which it was offered. It may have announced itself meanwhile, or the host may list
 * it by now: a session with it goes on.
 */
export function browserWalletWithId(
  id: string,
  ethereum: unknown,
): BrowserWallet | undefined {
  return usableIn(ethereum)
    .map(describe)
    .find((each) => each.id === id)
}

/** Some wallets announce another object than the one in `window.ethereum`. Without a name the two cannot be distinguished. */
function isSame(provider: object, announced: object): boolean {
  const flag = namedFlag(provider)
  return provider === announced || !flag || Boolean(read(announced, flag))
}

function describe(provider: object): BrowserWallet {
  const flag = namedFlag(provider)
  const known = walletsOf(catalogue).find((wallet) => isIt(wallet, provider))
  const mark = flag ?? known?.injectedFlag
  return {
    // A name in the id: a session never goes over to another wallet.
    id: mark ? `${unnamedWallet.id}:${mark}` : unnamedWallet.id,
    name: known?.name ?? injectedNames[flag ?? ''] ?? unnamedWallet.name,
    iconUrl: known?.iconUrl ?? '',
    provider,
  }
}

function isIt({ injectedFlag }: Wallet, provider: object): boolean {
  return injectedFlag !== undefined && bearsFlag(provider, injectedFlag)
}

function walletsOf(groups: readonly WalletGroup[]): readonly Wallet[] {
  return groups.flatMap(({ wallets }) => wallets)
}

function usableIn(ethereum: unknown): readonly object[] {
  return injectedProviders(ethereum).flatMap((provider) =>
    typeof read(provider, 'request') === 'function' ? Object(provider) : [],
  )
}
