import { isPageSeen, onPageSeen } from '../../platform/pageVisibility'
import type { Account, Balance } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { withLimit } from '../withLimit'
import { blockInterval } from './blockInterval'
import { hostNode } from './nodes'

type Of = Pick<Account, 'address' | 'chainId'>

/** The age at which a balance is read again before it is shown, in milliseconds. */
const lateMs = 1000
/** How long one look may take. In milliseconds. */
const limitMs = 8000

export type BalanceWatch = {
  /** The account whose balance is watched, if any. */
  watch(account: Of | undefined): void
  /** The balance is shown in one place more. */
  show(): void
  /** The balance is shown in one place less. */
  hide(): void
  /** Asks at once, where the balance is shown. */
  refresh(): void
}

/** Keeps the shown balance up to date: reads at once, then once per block, and only while it is visible. */
export function watchBalance(context: EngineContext): BalanceWatch {
  let of: Of | undefined
  let shown = 0
  /** The look that is being taken, or was taken last and will be followed by another. */
  let latest: { isLate: boolean } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refresh() {
    clearTimeout(timer)
    latest = undefined
    if (!of || shown === 0 || !isPageSeen()) return
    const asked = of
    const look = { isLate: false }
    latest = look
    const late = setTimeout(() => {
      look.isLate = true
    }, lateMs)
    // A node that hangs would be waited for longer, until its request times out.
    const answer = withLimit(balanceOf(context, asked), limitMs)
    // The last true figure stays; the next look asks again.
    const balance = await answer.catch(() => undefined)
    clearTimeout(late)
    // A later look tells more.
    if (latest !== look) return
    look.isLate = !balance
    // A failed look keeps the last true figure rather than none.
    if (balance) context.report({ type: 'BALANCE', ...asked, balance })
    timer = setTimeout(refresh, blockInterval(context, asked.chainId))
  }

  onPageSeen(refresh, context.ended)

  return {
    watch(account) {
      of = account && { address: account.address, chainId: account.chainId }
      refresh()
    },
    show() {
      shown += 1
      // Other places that show it have this block's figure, or are about to.
      if (!latest || latest.isLate) refresh()
    },
    hide() {
      shown -= 1
      if (shown === 0) refresh()
    },
    refresh,
  }
}

async function balanceOf(
  context: EngineContext,
  { address, chainId }: Of,
): Promise<Balance | undefined> {
  const chain = context.settings.chains.find(({ id }) => id === chainId)
  if (!chain) return undefined
  try {
    // Where there are preconfirmations, they are in the block that is pending.
    const block = context.config.getClient({ chainId }).experimental_blockTag
    // viem's own getBalance brings 26 KB of multicall along for this one request.
    const ask = hostNode(context, chainId)
    const value = await ask('eth_getBalance', address, block ?? 'latest')
    // An endpoint may say anything; BigInt takes '' and true for numbers.
    if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value))
      return undefined
    const { symbol, decimals } = chain.nativeCurrency
    return { value: BigInt(value), symbol, decimals }
  } catch {
    // The last true figure stays; the next look asks again.
    return undefined
  }
}
