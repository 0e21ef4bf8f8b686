import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'

/**
 * Opens a server on 127.0.0.1, on the wanted port. If that port is 0 or busy, uses any free port. Reports a busy port.
 * @returns the server's origin
 */
export async function listen(
  server: Server,
  port: number,
  say?: (line: string) => void,
): Promise<string> {
  try {
    return await open(server, port)
  } catch (error) {
    if (!isBusy(error)) throw error
    const origin = await open(server, 0)
    say?.(`Port ${port} is busy, taking ${new URL(origin).port} instead.`)
    return origin
  }
}

/** Stops a server at once, even if requests are pending. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function open(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      if (typeof address !== 'object' || !address) throw new Error('No address')
      resolve(`http://127.0.0.1:${address.port}`)
    })
  })
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRINUSE' || error.code === 'EACCES')
  )
}

/** Returns the wanted port if it is free. Otherwise, reports that the port is busy, and returns another port. */
export async function choosePort(
  preferred: number,
  say: (line: string) => void,
): Promise<number> {
  if (await isPortFree(preferred)) return preferred
  const port = await freePort()
  say(`Port ${preferred} is busy, taking ${port} instead.`)
  return port
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server, 0))
  await close(server)
  return Number(port)
}

/** Returns whether a port of this machine is free. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createTcpServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
