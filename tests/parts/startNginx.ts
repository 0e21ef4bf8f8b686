import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { close, listen } from './listen'
import { needNginx } from './needNginx'
import { startProgram } from './startProgram'

const config = path.join(
  import.meta.dirname,
  '../../src/release/channels/nginx.conf',
)

/** A real file server. */
export type Nginx = {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Serves a folder by the configuration that hosts copy: nothing of it is changed but the three
 * lines that are theirs.
 * @throws Error when there is no nginx, or it refuses the configuration
 */
export async function startNginx(
  root: string,
  say: (line: string) => void,
): Promise<Nginx> {
  const program = await needNginx(say)
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-nginx-'))
  const address = await freeAddress()
  const own = (await readFile(config, 'utf8'))
    .replace(/listen .*# yours/, `listen ${address.host};`)
    .replace(/server_name .*# yours/, `server_name ${address.hostname};`)
    .replace(/root .*# yours/, `root "${root}";`)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, around(own, folder))
  let heard = ''
  const running = startProgram(program, ['-p', folder, '-c', file], {
    onOutput: (text) => {
      heard += text
    },
  })
  let gone = false
  running.gone.then(() => {
    gone = true
  })
  while (!(await answers(address))) {
    if (gone) throw new Error(`nginx did not start.\n${heard.trim()}`)
    await wait(50)
  }
  const stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true })
  }
  return { url: address.origin, stop }
}

/** What Debian's own nginx.conf is around its `conf.d`, with everything that is written in one folder. */
function around(server: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // Workers of another user may not read what a test has made.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    'error_log stderr warn;',
    `pid "${folder}/pid";`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path "${folder}/${name}";`),
    server,
    '}',
  ].join('\n')
}

async function freeAddress(): Promise<URL> {
  const server = createServer()
  const address = new URL(await listen(server, 0))
  await close(server)
  return address
}

async function answers(address: URL): Promise<boolean> {
  try {
    await fetch(address)
    return true
  } catch {
    return false
  }
}
