// Runs a program that ends when its owner does, even if the owner is killed:
// the owner holds our standard input open, and its closing is the sign.
// Plain JavaScript, because every started program waits for this file to load.
import { spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'
const [input, program, ...args] = process.argv.slice(2)
// A group of its own, so that what the program has started ends with it.
const child = spawn(program, args, {
  // Some servers end when nobody could type anything any more.
  stdio: [input === 'open' ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  detached: !isWindows,
  shell: isWindows && program.endsWith('.cmd'),
})

function end() {
  if (child.pid === undefined) return
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    return
  }
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // The whole group is already gone.
  }
}

process.stdin.on('close', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.on('exit', (code) => {
  end()
  process.exit(code ?? 1)
})
