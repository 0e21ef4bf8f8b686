import { svgIcon } from './svgIcon'

/** A strongbox door: its frame, its dial and the bolt. */
export const safeIcon = svgIcon(
  '<path fill="#12ff80" d="M0 0h28v28H0z"/><g stroke="#121312" stroke-width="2.6"><rect x="6.3" y="6.3" width="15.4" height="15.4" rx="3"/><path stroke-linecap="round" d="M17.4 14H21"/></g><circle cx="13.4" cy="14" r="3.6" fill="#121312"/>',
)
