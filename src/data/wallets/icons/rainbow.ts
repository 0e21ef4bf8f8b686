import { svgIcon } from './svgIcon'

/** Three bands of a rainbow, rising from the lower left. */
export const rainbowIcon = svgIcon(
  '<path fill="#0c2f78" d="M0 0h28v28H0z"/><g stroke-width="3.4" stroke-linecap="round"><path stroke="#ff5a52" d="M6 7.7c8 0 14.3 6.3 14.3 14.3"/><path stroke="#ffc93d" d="M6 12.6a9.4 9.4 0 0 1 9.4 9.4"/><path stroke="#3fb6ff" d="M6 17.5a4.5 4.5 0 0 1 4.5 4.5"/></g>',
)
