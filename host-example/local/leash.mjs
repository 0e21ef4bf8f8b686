// Runs a program that ends when its owner ends, even if the owner is killed. The owner holds our standard input open,
// so its closing means that the owner is gone. This is plain JavaScript, because every started program waits until this
// file has loaded.
import { spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'
const [input, program, ...args] = process.argv.slice(2)
// Start the program in a separate process group, so that its child processes end with it.
const child = spawn(program, args, {
  // Some servers end when their input is closed.
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
