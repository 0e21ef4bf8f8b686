import { spawn } from 'node:child_process'
import path from 'node:path'

/** A program that runs beside this process and never outlives it. */
export type Program = {
  /** Stops the program and waits until it has ended. Safe to call twice. */
  readonly stop: () => Promise<void>
  /** The program's exit code, once it has ended. */
  readonly ended: Promise<number>
}

export type ProgramOptions = {
  /** Called with each chunk of the program's output, from both streams. */
  readonly onOutput?: (text: string) => void
  /** Environment variables to add to those of this process. `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** Whether the program's input stays open, as in a terminal. @default closed */
  readonly hasInput?: boolean
}

const leash = path.join(import.meta.dirname, 'leash.mjs')

/** Starts a program through `leash.mjs`, which ends the program when this process ends. */
export function startProgram(
  program: string,
  args: readonly string[],
  { onOutput, env, cwd, hasInput }: ProgramOptions = {},
): Program {
  const child = spawn(
    process.execPath,
    [leash, hasInput ? 'open' : 'closed', program, ...args],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...(cwd ? { cwd } : {}),
    },
  )
  const onChunk = (chunk: Buffer) => onOutput?.(chunk.toString())
  child.stdout.on('data', onChunk)
  child.stderr.on('data', onChunk)
  // Ignore the error, which means that the program has already ended.
  child.stdin.on('error', () => {})
  const ended = new Promise<number>((resolve, reject) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', reject)
  })
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { ended, stop }
}
