import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The process that started a shell, `undefined` when `pid` is no shell. npm runs scripts in one, and it outlives a killed npm. */
export function shellOwner(pid: number): number | undefined {
  try {
    const { name, parent } =
      process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
    return /^-?(ba|da|z)?sh$/.test(name) ? parent : undefined
  } catch {
    // No such process any more, or a system without `ps`.
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
