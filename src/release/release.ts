import { releaseCommand } from './releaseCommand'

const args = process.argv.slice(2)
releaseCommand(args).then(
  ({ text, exitCode }) => {
    process.stdout.write(`${text}\n`)
    process.exitCode = exitCode
  },
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${text}\n`)
    // A site that cannot be read is broken.
    process.exitCode = args[0] === 'status' ? 2 : 1
  },
)
