import { useEffect, useRef } from 'react'
import type { Wallet } from 'walletdock/useWallet'
import { changesBetween } from './changesBetween'
import { useLog } from './LogContext'

/** Logs the changes of the wallet. */
export function LogChanges({ wallet }: { readonly wallet: Wallet }) {
  const { say } = useLog()
  const last = useRef(wallet)
  useEffect(() => {
    const before = last.current
    last.current = wallet
    for (const change of changesBetween(before, wallet)) say(change)
  }, [wallet, say])
  return null
}
