import { svgIcon } from './svgIcon'

/** A coin with a square hole. */
export const coinbaseIcon = svgIcon(
  '<path fill="#2c5ff6" d="M0 0h28v28H0z"/><path fill="#fff" fill-rule="evenodd" d="M14 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-1.8 6.1a1.1 1.1 0 0 0-1.1 1.1v3.6c0 .6.5 1.1 1.1 1.1h3.6c.6 0 1.1-.5 1.1-1.1v-3.6c0-.6-.5-1.1-1.1-1.1Z"/>',
)
