import { useMemo } from 'react'
import type { Account } from '../../session/State'
import { formatFiat } from '../../ui/text/formatFiat'
import type { Settings } from '../checkConfig'
import { useAnswer } from './useAnswer'

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
