import { migrate } from './migrate'

try {
  process.stdout.write(`${migrate(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
