import { announceProvider } from './announceProvider'
import { walletId } from './startEngine'

/** Announces itself as the wallet that was connected, and says nothing of its accounts before the test does. */
export function installHeldWallet() {
  let answer: (said: readonly string[] | Error) => void = () => {}
  const said = new Promise<readonly string[]>((resolve, reject) => {
    answer = (told) => (told instanceof Error ? reject(told) : resolve(told))
  })
  // The test may say nothing at all, or an error that nobody waits for.
  said.catch(() => {})
  const request = async ({ method }: { method: string }) =>
    method === 'eth_accounts' ? said : '0x2105'
  const provider = { request, on() {}, removeListener() {} }
  announceProvider({ name: 'Held', rdns: walletId, icon: '' }, provider)
  return { answer: (told: readonly string[] | Error) => answer(told) }
}
