import { read } from '../../errors/read'
import type { AnnouncedWallet } from '../../platform/page/announcedWallets'
import { catalogue } from './catalogue'
import { bearsFlag, injectedProviders, namedFlag } from './detectInjected'
import { fitAnnounced } from './fitAnnounced'
import { injectedNames } from './injectedNames'
import { unnamedWallet } from './unnamedWallet'
import type { Wallet, WalletGroup } from './Wallet'
import { walletsOf } from './WalletChoice'

/** A provider in `window.ethereum` that has not announced itself and does not belong to a listed wallet. */
export type BrowserWallet = Pick<Wallet, 'id' | 'name' | 'iconUrl'> & {
  /** Has a method `request`. Nothing else is certain. */
  readonly provider: object
}

type Page = {
  readonly announced: readonly AnnouncedWallet[]
  /** The page's `window.ethereum`. It may be any value. */
  readonly ethereum: unknown
}

/** Returns the browser's wallet, so that visitors can use it if their only wallet does not announce itself. */
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

/** Returns the browser's wallet by its id, to restore its session even if it is listed otherwise meanwhile. */
export function browserWalletWithId(
  id: string,
  ethereum: unknown,
): BrowserWallet | undefined {
  return usableIn(ethereum)
    .map(describe)
    .find((each) => each.id === id)
}

/** Some wallets announce a different object than `window.ethereum`. Without a flag, the two cannot be distinguished. */
function isSame(provider: object, announced: object): boolean {
  const flag = namedFlag(provider)
  return provider === announced || !flag || Boolean(read(announced, flag))
}

function describe(provider: object): BrowserWallet {
  const flag = namedFlag(provider)
  const catalogued = walletsOf(catalogue).find((wallet) =>
    isIt(wallet, provider),
  )
  const mark = flag ?? catalogued?.injectedFlag
  return {
    // The id contains the flag, so that a session is never restored with a different wallet.
    id: mark ? `${unnamedWallet.id}:${mark}` : unnamedWallet.id,
    name: catalogued?.name ?? injectedNames[flag ?? ''] ?? unnamedWallet.name,
    iconUrl: catalogued?.iconUrl ?? '',
    provider,
  }
}

function isIt({ injectedFlag }: Wallet, provider: object): boolean {
  return injectedFlag !== undefined && bearsFlag(provider, injectedFlag)
}

function usableIn(ethereum: unknown): readonly object[] {
  return injectedProviders(ethereum).filter(
    (provider): provider is object =>
      typeof read(provider, 'request') === 'function',
  )
}
