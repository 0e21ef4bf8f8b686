import { randomUUID } from 'node:crypto'

/** Asks the wallet's node. */
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** What a wallet has sent at once, by its own ids. It sends for real: one after another, through its node. @see EIP-5792 */
export function createSentBatches() {
  const batches = new Map<string, readonly string[]>()
  return {
    /** Takes what `wallet_sendCalls` was given. */
    async send(given: unknown, ask: Ask): Promise<{ readonly id: string }> {
      const { calls, from } = Object(given)
      const hashes: string[] = []
      for (const call of calls)
        hashes.push(
          String(await ask('eth_sendTransaction', [{ from, ...call }])),
        )
      const id = `0x${randomUUID().replaceAll('-', '')}`
      batches.set(id, hashes)
      return { id }
    },
    /** What became of one; `undefined` for another wallet's. */
    async statusOf(id: unknown, ask: Ask) {
      const hashes = batches.get(String(id))
      if (!hashes) return undefined
      const receipts = await Promise.all(
        hashes.map((hash) => ask('eth_getTransactionReceipt', [hash])),
      )
      const status = receipts.includes(null) ? 100 : 200
      const known = status === 200 ? receipts : []
      return { version: '2.0.0', id, status, atomic: true, receipts: known }
    },
  }
}

export type SentBatches = ReturnType<typeof createSentBatches>
