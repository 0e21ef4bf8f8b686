import { useMemo } from 'react'
import { formatFiat } from '../../ui/text/formatFiat'
import type { Account } from '../../wallet/session/State'
import type { Settings } from '../checkConfig'
import { useAnswer } from './useAnswer'

/**
 * Returns the formatted fiat value of the account's balance. Empty until the host has returned it. `undefined` if the
 * host does not provide fiat values.
 * @param locale BCP 47
 */
export function useWorth(
  fiatValue: Settings['fiatValue'],
  account: Account | undefined,
  locale: string,
): string | undefined {
  const { address, balance, chainId } = account ?? {}
  const ask = useMemo(
    () =>
      fiatValue && balance && chainId !== undefined
        ? async () => {
            const value = await fiatValue({ ...balance, chainId })
            return value && formatFiat(value, locale)
          }
        : undefined,
    [fiatValue, balance, chainId, locale],
  )
  const { answer = '' } = useAnswer(ask, `${address} ${chainId}`)
  return fiatValue && answer
}
