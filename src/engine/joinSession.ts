import type { Hands } from './Engine'
import { reconnect } from './reconnect'

/** Takes up the session of another tab. What is stored is that tab's, and stays where this one cannot follow. */
export async function joinSession(hands: Hands): Promise<void> {
  const { config } = hands
  const kept = await config.storage?.getItem('store')
  await reconnect(hands)
  if (config.state.status !== 'connected')
    await config.storage?.setItem('store', kept)
}
