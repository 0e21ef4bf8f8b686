import { createTestClient, http } from 'viem'
import { anvilPath } from './anvilPath'
import { multicall3 } from './multicall3'
import { isPortFree } from './ports'
import { type Program, startProgram } from './startProgram'

export type ChainOptions = {
  readonly chainId: number
  /** Time between blocks, in milliseconds. */
  readonly blockTimeMs: number
  /** Wanted port. If it is missing or busy, any free port is used. */
  readonly port?: number
  /** Called if the wanted port is busy. */
  readonly say?: (line: string) => void
}

export type Chain = {
  readonly url: string
  readonly chainId: number
  readonly stop: () => Promise<void>
  /** Settles when the chain has ended, for any reason. */
  readonly ended: Promise<number>
}

/** The first of anvil's accounts, which is unlocked and has 10,000 Ether. */
export const testAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const startLimitMs = 15_000
/**
 * Number of blocks whose state the chain stores. MetaMask reads the state of the block that it saw last, which can be
 * 20 s old. That is 100 blocks of 200 ms.
 */
const keptStates = 256
/** Maximum length of the output that an error contains, in characters. */
const keptOutput = 4000

/**
 * Starts a local chain with real blocks that does not use the internet.
 * @throws Error if it does not answer within 15 seconds
 */
export async function startChain(options: ChainOptions): Promise<Chain> {
  const { chainId, blockTimeMs, port = 0, say } = options
  const isFree = port === 0 || (await isPortFree(port))
  if (!isFree) say?.(`Port ${port} is busy, chain ${chainId} takes another.`)
  let output = ''
  let onListening: (url: string) => void = () => {}
  const listening = new Promise<string>((resolve) => {
    onListening = resolve
  })
  const program = startProgram(
    anvilPath(),
    [
      ['--host', '127.0.0.1', '--port', String(isFree ? port : 0)],
      ['--chain-id', String(chainId)],
      ['--block-time', String(blockTimeMs / 1000)],
      ['--prune-history', String(keptStates)],
    ].flat(),
    {
      onOutput: (text) => {
        output = (output + text).slice(-keptOutput)
        const match = /Listening on (127\.0\.0\.1:\d+)/.exec(output)
        if (match) onListening(`http://${match[1]}`)
      },
    },
  )
  const url = await firstAnswer(listening, program, () => output)
  const client = createTestClient({ mode: 'anvil', transport: http(url) })
  try {
    await client.setCode(multicall3)
  } catch (error) {
    await program.stop()
    throw error
  }
  return { url, chainId, stop: program.stop, ended: program.ended }
}

async function firstAnswer(
  listening: Promise<string>,
  program: Program,
  output: () => string,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The local chain did not start in time.')),
      startLimitMs,
    )
  })
  const ended = program.ended.then((code) => {
    throw new Error(`The local chain ended (${code}): ${output().trim()}`)
  })
  try {
    return await Promise.race([listening, late, ended])
  } catch (error) {
    await program.stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
