import { svgIcon } from './svgIcon'
import type { Wallet } from './Wallet'

/** A strongbox door: its frame, its dial and the bolt. */
const safeIcon = svgIcon(
  '<path fill="#12ff80" d="M0 0h28v28H0z"/><g stroke="#121312" stroke-width="2.6"><rect x="6.3" y="6.3" width="15.4" height="15.4" rx="3"/><path stroke-linecap="round" d="M17.4 14H21"/></g><circle cx="13.4" cy="14" r="3.6" fill="#121312"/>',
)

/** Listed only inside a Safe. It has no downloads, because other visitors cannot use it. */
export const safe = {
  id: 'safe',
  name: 'Safe',
  iconUrl: safeIcon,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  transports: ['safe'],
} satisfies Wallet
