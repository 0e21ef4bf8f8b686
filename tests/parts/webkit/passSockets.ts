import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A proxy's server lets WebSockets through, and whatever is encrypted. */
export function passSockets(server: Server): void {
  server.on('connect', ({ url = '' }, near) => {
    const { hostname, port } = new URL(`http://${url}`)
    const hello = 'HTTP/1.1 200 OK\r\n\r\n'
    join(near, connect(Number(port) || 80, hostname), () => near.write(hello))
  })
  server.on('upgrade', ({ url = '', method, rawHeaders }, near) => {
    const { hostname, port, pathname, search } = new URL(url)
    const start = `${method} ${pathname}${search} HTTP/1.1\r\n`
    const lines = rawHeaders.map((each, at) => each + (at % 2 ? '\r\n' : ': '))
    const far = connect(Number(port) || 80, hostname)
    join(near, far, () => far.write(`${start}${lines.join('')}\r\n`))
  })
}

function join(near: Duplex, far: Socket, begin: () => void) {
  far.on('connect', () => {
    begin()
    far.pipe(near).pipe(far)
  })
  const end = () => [near, far].map((each) => each.destroy())
  for (const one of [near, far]) one.on('error', end)
}
