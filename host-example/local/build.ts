import { isBuilt } from './isBuilt'
import { startProgram } from './startProgram'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Builds remote, host kit and sample host, unless the last build still stands.
 * @throws Error with the build's own output when it fails.
 */
export async function build(): Promise<void> {
  if (isBuilt()) return
  let heard = ''
  const program = startProgram(npm, ['run', 'build'], {
    // The next run may have another one: the pages are told theirs when they start.
    env: { NETWORK: '' },
    onOutput: (text) => {
      heard += text
    },
  })
  if ((await program.gone) !== 0)
    throw new Error(`The build failed.\n${heard.trim()}`)
}
