/** A kraken: a dome, and the arms below it. */
export const kraken =
  '<path fill="#fff" d="M5 15.5a9 9 0 0 1 18 0v4a1.5 1.5 0 0 1-3 0v-3a1.2 1.2 0 0 0-2.4 0v3a1.5 1.5 0 0 1-3 0v-3a.6.6 0 0 0-1.2 0v3a1.5 1.5 0 0 1-3 0v-3a1.2 1.2 0 0 0-2.4 0v3a1.5 1.5 0 0 1-3 0z"/>'
