import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Program, startProgram } from './startProgram'

/** A folder outside the workspace, where somebody begins. */
export type EmptyFolder = {
  readonly path: string
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>
  /**
   * Types a command and waits until it is done.
   * @throws Error with what it wrote when it fails
   */
  readonly run: (command: string) => Promise<string>
  /** Types the command of a server. @returns its address */
  readonly serve: (command: string) => Promise<string>
  /** Ends its servers and takes it away. */
  readonly remove: () => Promise<void>
}

/** What npm and others are to leave out; npm needs no network for what it has fetched before. */
const quick = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  // Frameworks that tell their makers what is built.
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

export async function emptyFolder(): Promise<EmptyFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-stranger-'))
  // Where one has begun is where npm installs, whatever lies in the folders above.
  await writeFile(path.join(folder, 'package.json'), '{}')
  const servers: Program[] = []
  const start = (command: string, onOutput: (text: string) => void) => {
    const [program = '', ...words] = command.split(' ')
    const options = { cwd: folder, env: quick, hasInput: true, onOutput }
    return startProgram(program, words, options)
  }
  return {
    path: folder,
    write: async (files) => {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
    },
    run: async (command) => {
      let heard = ''
      const program = start(command, (text) => (heard += text))
      if ((await program.gone) !== 0) throw new Error(`${command}\n${heard}`)
      return heard
    },
    serve: (command) =>
      new Promise((resolve, reject) => {
        let heard = ''
        const program = start(command, (text) => {
          heard += text
          const [url] = plain(heard).match(address) ?? []
          if (url) resolve(url)
        })
        servers.push(program)
        program.gone.then(() => reject(new Error(`${command}\n${heard}`)))
      }),
    remove: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await rm(folder, { recursive: true })
    },
  }
}

const address = /http:\/\/(localhost|127\.0\.0\.1):\d+/

/** Without colours, which would stand within the address. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replaceAll(/\u001b\[\d*m/g, '')
}
