import {
  isPageVisible,
  onPageBack,
} from '../../../platform/page/pageVisibility'
import type { Account } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { withTimeout } from '../withTimeout'
import { blockInterval } from './blockInterval'
import { hostNode } from './nodes'

type Of = Pick<Account, 'address' | 'chainId'>

/** Timeout of one request, in milliseconds. */
const limitMs = 8000

/** Keeps the shown balance current. Reads it immediately and then once per block, only while it is visible. */
export function watchBalance(context: EngineContext) {
  let of: Of | undefined
  let shown = 0
  /** The pending read, or the latest one if it has succeeded. */
  let latest: object | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Reads the balance immediately, if it is shown. */
  async function refresh() {
    clearTimeout(timer)
    latest = undefined
    if (!of || shown === 0 || !isPageVisible()) return
    const owner = of
    const query = {}
    latest = query
    // Without a timeout, a node that hangs would block the next read until its request fails.
    const answer = withTimeout(balanceOf(context, owner), limitMs)
    // If reading fails, keep the last balance. The next read tries again.
    const balance = await answer.catch(() => undefined)
    // A later read has newer data.
    if (latest !== query) return
    if (balance) context.report({ type: 'BALANCE', ...owner, balance })
    else latest = undefined
    timer = setTimeout(refresh, blockInterval(context, owner.chainId))
  }

  onPageBack(refresh, context.ended)

  return {
    watch(account: Of | undefined) {
      of = account && { address: account.address, chainId: account.chainId }
      refresh()
    },
    /** A further component shows the balance. */
    show() {
      shown += 1
      // Otherwise the current block's balance is known or being read.
      if (!latest) refresh()
    },
    hide() {
      shown -= 1
      if (shown === 0) refresh()
    },
    refresh,
  }
}

async function balanceOf(context: EngineContext, { address, chainId }: Of) {
  const chain = context.settings.chains.find(({ id }) => id === chainId)
  if (!chain) return undefined
  // On chains with preconfirmations, the pending block contains them.
  const block = context.config.getClient({ chainId }).experimental_blockTag
  // viem's `getBalance` would add 26 KB of multicall code for this one request.
  const ask = hostNode(context, chainId)
  const value = await ask('eth_getBalance', address, block ?? 'latest')
  const { symbol, decimals } = chain.nativeCurrency
  // `hostNode` accepts only hexadecimal numbers.
  return { value: BigInt(`${value}`), symbol, decimals }
}
