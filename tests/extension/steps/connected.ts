import type { Scene } from '../Scene'
import { first, type Visitor } from '../Visitor'

/** Opens the sample host and connects the first account on Base. */
export async function connected({ metaMask, visit }: Scene): Promise<Visitor> {
  const visitor = await visit()
  const prompt = await metaMask.prompt(() => visitor.ask())
  await prompt.approve()
  await visitor.isConnected(first)
  return visitor
}
