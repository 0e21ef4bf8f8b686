import { releaseCommand } from './releaseCommand'

releaseCommand(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  },
)
