import { useEffect, useState } from 'react'
import type { FiatValue } from '../../session/FiatValue'
import type { Account } from '../../session/State'
import type { Settings } from '../checkConfig'

/**
 * What the account's balance is worth, in words of the language; empty until the host has said so.
 * `undefined` where the host does not tell.
 * @param locale BCP 47
 */
export function useWorth(
  fiatValue: Settings['fiatValue'],
  account: Account | undefined,
  locale: string,
): string | undefined {
  const { address, balance, chainId } = account ?? {}
  const [known, setKnown] = useState<Known>()

  useEffect(() => {
    if (!fiatValue || !balance || chainId === undefined) return
    let isShown = true
    const ask = async () => {
      const value = await fiatValue({ ...balance, chainId })
      const text = value && write(value, locale)
      if (isShown) setKnown({ chainId, address, text })
    }
    ask().catch((thrown) => {
      // The host's mistake, and the host's to hear of. What an earlier balance was worth is not true of this one.
      if (isShown) setKnown(undefined)
      reportError(thrown)
    })
    return () => {
      isShown = false
    }
  }, [fiatValue, address, balance, chainId, locale])

  if (!fiatValue) return undefined
  // What the last balance was worth stays until the next is told; that of another account or chain does not.
  const isOwn = known?.chainId === chainId && known?.address === address
  return isOwn ? (known?.text ?? '') : ''
}

type Known = {
  readonly address: string | undefined
  readonly chainId: number
  readonly text: string | undefined
}

/** @throws RangeError for what is no currency */
function write({ amount, currency }: FiatValue, locale: string): string {
  return amount.toLocaleString(locale, { style: 'currency', currency })
}
