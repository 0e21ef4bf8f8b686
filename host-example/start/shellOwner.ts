import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Returns the process that started a shell, or `undefined` if `pid` is not a shell. npm runs scripts in a shell, which
 * outlives npm if npm is killed.
 */
export function shellOwner(pid: number): number | undefined {
  try {
    const { name, parent } =
      process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
    return /^-?(ba|da|z)?sh$/.test(name) ? parent : undefined
  } catch {
    // The process no longer exists, or the system has no `ps`.
    return undefined
  }
}

function fromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, name = '', parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? []
  return { name, parent: Number(parent) }
}

function fromPs(pid: number) {
  const columns = ['-o', 'ppid=', '-o', 'comm=', '-p', String(pid)]
  const line = execFileSync('ps', columns, { encoding: 'utf8' })
  const [, parent, name = ''] = /^\s*(\d+)\s+(?:\S*\/)?(\S+)/.exec(line) ?? []
  return { name, parent: Number(parent) }
}
