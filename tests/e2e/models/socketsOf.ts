import type { Page } from '@playwright/test'

/** Returns the URLs of the sockets that a page opens from now on. */
export function socketsOf(page: Page): readonly string[] {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  return sockets
}
