import { safeIcon } from './icons/safe'
import type { Wallet } from './Wallet'

/** Offered only inside a Safe frame; other visitors are not sent to get it. */
export const safe = {
  id: 'safe',
  name: 'Safe',
  iconUrl: safeIcon,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  transports: ['safe'],
} satisfies Wallet
