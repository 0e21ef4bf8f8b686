import { checkChannels } from '../check/checkChannels'
import type { Channels } from './Channels'
import { recall } from './memory'

/** The newest channels of an owner that a visit took, if there was one. */
export function keptChannels(owner: string): Channels | undefined {
  const kept = checkChannels(recall(owner))
  return typeof kept === 'object' ? kept : undefined
}
