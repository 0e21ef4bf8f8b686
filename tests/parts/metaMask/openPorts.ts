import type { BrowserContext, Frame } from '@playwright/test'

/** One page that the extension has entered. */
export type Port = {
  readonly origin: string
  send(message: unknown): void
}

type OpenPort = Port & {
  readonly id: string
  /** Gives the page what waits for it, as soon as there is something. */
  take(): Promise<readonly unknown[]>
}

/**
 * The extension's end of the streams, which Playwright carries. A page that loads again opens a new port.
 * @returns the ports that are open now
 */
export async function openPorts(
  context: BrowserContext,
  channel: string,
  onMessage: (port: Port, message: unknown) => void,
): Promise<() => readonly Port[]> {
  const ports = new Map<Frame, OpenPort>()

  function portOf(frame: Frame, id: string): OpenPort {
    const known = ports.get(frame)
    if (known?.id === id) return known
    const port = createPort(id, new URL(frame.url()).origin)
    ports.set(frame, port)
    return port
  }

  await context.exposeBinding(
    `${channel}Tell`,
    ({ frame }, id: string, message: unknown) =>
      onMessage(portOf(frame, id), message),
  )
  await context.exposeBinding(`${channel}Hear`, ({ frame }, id: string) =>
    portOf(frame, id).take(),
  )
  return () => [...ports.values()]
}

function createPort(id: string, origin: string): OpenPort {
  let waiting: unknown[] = []
  let wake = () => {}
  return {
    id,
    origin,
    send(message) {
      waiting.push(message)
      wake()
    },
    async take() {
      if (waiting.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
