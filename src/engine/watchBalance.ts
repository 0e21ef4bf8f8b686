import { isPageSeen, onPageSeen } from '../platform/pageVisibility'
import type { Account, Balance } from '../session/State'
import { blockInterval } from './blockInterval'
import type { Hands } from './Engine'

type Of = Pick<Account, 'address' | 'chainId'>

export type BalanceWatch = {
  /** Whose balance is shown, or nobody's. */
  watch(account: Of | undefined): void
  refresh(): void
}

/** Keeps the shown balance true: asks at once, then once per block, and only while the page is visible. */
export function watchBalance(hands: Hands): BalanceWatch {
  let of: Of | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function refresh() {
    clearTimeout(timer)
    const asked = of
    if (!asked) return
    if (isPageSeen()) {
      const balance = await balanceOf(hands, asked)
      if (asked !== of) return
      // A failed look keeps the last true figure rather than none.
      if (balance) hands.report({ type: 'BALANCE', ...asked, balance })
    }
    clearTimeout(timer)
    timer = setTimeout(refresh, blockInterval(hands, asked.chainId))
  }

  onPageSeen(refresh)

  return {
    watch(account) {
      of = account && { address: account.address, chainId: account.chainId }
      refresh()
    },
    refresh,
  }
}

async function balanceOf(
  { config, settings }: Hands,
  { address, chainId }: Of,
): Promise<Balance | undefined> {
  const chain = settings.chains.find(({ id }) => id === chainId)
  if (!chain) return undefined
  try {
    // viem's own getBalance brings 26 KB of multicall along for this one request.
    const value = await config.getClient({ chainId }).request({
      method: 'eth_getBalance',
      params: [address, 'latest'],
    })
    // An endpoint may say anything; BigInt takes '' and true for numbers.
    if (!/^0x[\da-f]+$/i.test(value)) return undefined
    const { symbol, decimals } = chain.nativeCurrency
    return { value: BigInt(value), symbol, decimals }
  } catch {
    return undefined
  }
}
