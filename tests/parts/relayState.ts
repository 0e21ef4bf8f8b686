/** Down ends every connection and takes none; mute takes them and never says a word; slow is late in saying that it has sent a message. */
export type RelayState = 'up' | 'down' | 'mute' | 'slow'

/** How late a slow relay is, in milliseconds: more than the client waits before it reads again what it has not finished. */
export const slowMs = 1500
