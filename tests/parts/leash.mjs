// Runs a program that ends when its owner does, even if the owner is killed:
// the owner holds our standard input open, and its closing is the sign.
// Plain JavaScript, because every started program waits for this file to load.
import { spawn } from 'node:child_process'

const [program, ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const end = () => child.kill()

process.stdin.on('close', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
child.on('exit', (code) => process.exit(code ?? 1))
