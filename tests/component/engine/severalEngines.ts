import { expect } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { sessionKey } from '../../../src/platform/storage/storedSession'
import type { EngineEvent } from '../../../src/wallet/session/Event'
import { address, install, otherAddress, startEngine } from './startEngine'

let tests = 0

/** The suffix of the rdns of this test's wallets. */
export const endOfNames = () => `test${tests}`

/** Installs two wallets with names of this test. */
export function installTwo() {
  const end = `test${++tests}`
  const one = install({ name: 'One', rdns: `one.${end}`, address })
  const two = install({
    name: 'Two',
    rdns: `two.${end}`,
    address: otherAddress,
  })
  return { one, two, oneId: `one.${end}`, twoId: `two.${end}` }
}

export const several = () => startEngine({ severalWallets: true })

/** Returns the wallet ids of the latest event: the active wallet, then the others. */
export function standing(news: readonly EngineEvent[]) {
  const last = news.findLast(({ type }) =>
    ['CONNECTED', 'CHANGED', 'DISCONNECTED'].includes(type),
  )
  if (last?.type !== 'CONNECTED' && last?.type !== 'CHANGED') return []
  return [last.account, ...(last.others ?? [])].map(
    ({ connector }) => connector.id,
  )
}

/** Ends the page as a reload does: the storage remains, and the wallets are not notified. */
export async function endPage(engine: ReturnType<typeof several>) {
  const kept = String(pageStorage.get(sessionKey))
  engine.dispatch({ type: 'LEAVE' })
  await expect.poll(() => standing(engine.news())).toEqual([])
  pageStorage.set(sessionKey, kept)
}

/** Returns an engine with both wallets connected, the second one active. */
export async function bothConnected() {
  const wallets = installTwo()
  const { oneId, twoId } = wallets
  const engine = several()
  const stands = () => standing(engine.news())
  engine.connect(1, oneId)
  await expect.poll(stands).toEqual([oneId])
  engine.connect(2, twoId)
  await expect.poll(stands).toEqual([twoId, oneId])
  return { ...wallets, engine, stands }
}
