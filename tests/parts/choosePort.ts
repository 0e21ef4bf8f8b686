import { createServer } from 'node:http'
import { isPortFree } from './isPortFree'
import { close, listen } from './listen'

/** The wanted port if it is free, else another one, which is said. */
export async function choosePort(
  wanted: number,
  say: (line: string) => void,
): Promise<number> {
  if (await isPortFree(wanted)) return wanted
  const server = createServer()
  const { port } = new URL(await listen(server, 0))
  await close(server)
  say(`Port ${wanted} is busy, taking ${port} instead.`)
  return Number(port)
}
