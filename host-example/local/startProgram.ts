import { spawn } from 'node:child_process'
import path from 'node:path'

/** A program that is running beside us, and that never outlives us. */
export type Program = {
  /** Ends it and waits until it is gone. Safe to call twice. */
  readonly stop: () => Promise<void>
  /** Its exit code, once it is gone. */
  readonly gone: Promise<number>
}

export type ProgramOptions = {
  /** Called for each chunk of what it writes, to either stream. */
  readonly onOutput?: (text: string) => void
  /** Added to ours; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** Its input stays open, as in a terminal. @default closed */
  readonly hasInput?: boolean
}

const leash = path.join(import.meta.dirname, 'leash.mjs')

/** Starts a program on a leash. @see leash.mjs */
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
  const hear = (chunk: Buffer) => onOutput?.(chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  // A program that is already gone cannot be told to stop: nothing to do then.
  child.stdin.on('error', () => {})
  const gone = new Promise<number>((resolve, reject) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', reject)
  })
  const stop = async () => {
    child.stdin.end()
    await gone
  }
  return { gone, stop }
}
