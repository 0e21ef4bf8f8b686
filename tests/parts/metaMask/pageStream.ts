import { Duplex } from 'node:stream'

type Hear = (port: string) => Promise<readonly unknown[]>
type Tell = (port: string, message: unknown) => Promise<void>

/** The page's end of the stream between a provider and its extension. */
export function pageStream(channel: string): Duplex {
  const port = String(Math.random())
  // Playwright puts these here, under names of our own choice.
  const hear = Reflect.get(window, `${channel}Hear`) as Hear
  const tell = Reflect.get(window, `${channel}Tell`) as Tell
  const stream = new Duplex({
    objectMode: true,
    read: () => {},
    write: (message, _encoding, done) => {
      tell(port, message)
      done()
    },
  })
  async function listen() {
    for (const message of await hear(port)) stream.push(message)
    if (!stream.destroyed) listen()
  }
  listen()
  return stream
}
