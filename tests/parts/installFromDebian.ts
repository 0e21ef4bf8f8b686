import { readFileSync } from 'node:fs'
import { startProgram } from './startProgram'

/**
 * Installs packages of Debian's, where that is Debian and we may.
 * @param advice what a person can do where we may not
 * @throws Error with the advice
 */
export async function installFromDebian(
  names: readonly string[],
  advice: string,
  say: (line: string) => void,
): Promise<void> {
  if (!isDebianRoot()) throw new Error(advice)
  say(`Installing ${names.join(' and ')} with apt-get, once …`)
  await apt(advice, 'update')
  await apt(advice, 'install', '-y', '--no-install-recommends', ...names)
}

async function apt(advice: string, ...args: readonly string[]) {
  let heard = ''
  const program = startProgram('apt-get', args, {
    // In runlevel 1 no service is started: tests start their own.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    onOutput: (text) => {
      heard += text
    },
  })
  if ((await program.gone) === 0) return
  throw new Error(`apt-get ${args[0]} failed. ${advice}\n${heard.trim()}`)
}

/** Other distributions with apt-get may have other packages under these names. */
function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
