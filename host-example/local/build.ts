import { isBuilt } from './isBuilt'
import { startProgram } from './startProgram'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Builds the remote, the host kit and the sample host, unless the last build is up to date.
 * @throws Error with the build's own output if it fails
 */
export async function build(): Promise<void> {
  if (isBuilt()) return
  let output = ''
  const program = startProgram(npm, ['run', 'build'], {
    // The next run may use another network without a new build, so pages read their network when they start.
    env: { NETWORK: '' },
    onOutput: (text) => {
      output += text
    },
  })
  if ((await program.ended) !== 0)
    throw new Error(`The build failed.\n${output.trim()}`)
}
