import { containerIn } from './Container'
import { folderOf } from './channels/folderOf'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { describeCopy, describeSelfTest } from './selfTest/describeSelfTest'
import type { RemoteFound, SelfTestReport } from './selfTest/SelfTestReport'
import { sharedCopies } from './selfTest/sharedCopies'
import { tryPolicy } from './selfTest/tryPolicy'
import type { ModuleName } from './WalletdockModules.initial'

export type {
  PolicyTrial,
  RemoteFound,
  SelfTestReport,
  SharedCopy,
} from './selfTest/SelfTestReport'

export { describeCopy, describeSelfTest }

/** Options of the self-test. */
export type SelfTestOptions = LoadOptions<ModuleName> & {
  /** URLs in your configuration, such as `rpcUrls`. The test checks whether the policy allows requests to them. */
  readonly asks?: readonly string[] | undefined
  /**
   * Whether to test the origins that features such as WalletConnect need.
   * @default true
   */
  readonly features?: boolean | undefined
}

type Load = (
  options: LoadOptions<ModuleName>,
) => Promise<LoadResult<ModuleName>>

/**
 * Tests how Walletdock works on this page: whether and how it loads, which libraries it runs on, which wallets the
 * visitor has, and what the page's policy blocks. Does not send requests to wallets, and does not connect any.
 *
 * @param load `loadWalletdock` of `walletdock/host`, or `loadWithoutReact` of `walletdock/host/load`
 * @example console.log(describeSelfTest(await selfTest(loadWalletdock, { url: 'https://wallet.example' })))
 */
export async function selfTest(
  load: Load,
  { asks = [], features = true, ...options }: SelfTestOptions,
): Promise<SelfTestReport> {
  const beginMs = performance.now()
  const loaded = await load(options)
  const tookMs = Math.round(performance.now() - beginMs)
  const {
    requires = {},
    entry = 'remoteEntry.js',
    global = 'walletdock',
    origins,
  } = loaded.ok ? loaded.contract : {}
  const base = loaded.ok ? loaded.url : folderOf(options.url)
  const { nonce } = options
  const [wallets, policy] = await Promise.all([
    announcedNames(),
    tryPolicy({ base, entry, nonce, asks, origins: features ? origins : {} }),
  ])
  return {
    page: location.origin,
    remote: describeLoad(loaded, tookMs),
    copies: sharedCopies(requires, global, containerIn(global)?.copies?.()),
    wallets,
    policy,
  }
}

function describeLoad(
  loaded: LoadResult<ModuleName>,
  tookMs: number,
): RemoteFound {
  if (!loaded.ok) {
    const { reason, message } = loaded.failure
    return { ok: false, reason, message, tookMs }
  }
  const { contract, mode, url, verified } = loaded
  const why = 'why' in loaded ? String(loaded.why) : whyWords[mode]
  const { version, contract: surface } = contract
  return {
    ok: true,
    version,
    contract: surface,
    mode,
    why,
    url,
    verified,
    tookMs,
  }
}

const whyWords = {
  shared: 'It runs on the page’s React.',
  handoff:
    'It runs on the page’s React, and passes its config to the page’s wagmi.',
  isolated: 'It runs on its own React.',
} as const

/**
 * How long to wait for announcements, in milliseconds. Most wallets answer at once, but some answer from a background
 * page, which takes longer.
 */
const listenMs = 300

/** Requests all wallets to announce themselves, and returns their names. Does not open any wallet. @see EIP-6963 */
async function announcedNames(): Promise<readonly string[]> {
  const names = new Map<unknown, string>()
  const addName = (event: Event) => {
    const { uuid, name } = Object(Reflect.get(Object(event), 'detail')?.info)
    if (typeof name === 'string') names.set(uuid, name.slice(0, 80))
  }
  addEventListener('eip6963:announceProvider', addName)
  dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((resolve) => setTimeout(resolve, listenMs))
  removeEventListener('eip6963:announceProvider', addName)
  return [...names.values()].sort()
}
