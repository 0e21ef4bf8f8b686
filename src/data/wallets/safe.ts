import { safeIcon } from './icons/safe'
import type { Wallet } from './Wallet'

/** Listed only inside a Safe. It has no downloads, because other visitors cannot use it. */
export const safe = {
  id: 'safe',
  name: 'Safe',
  iconUrl: safeIcon,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  transports: ['safe'],
} satisfies Wallet
