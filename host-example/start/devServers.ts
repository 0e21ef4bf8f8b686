import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { HostSettings } from '../local/HostSettings'
import { type Program, startProgram } from '../local/startProgram'

const root = path.join(import.meta.dirname, '../..')
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js')

type DevServer = {
  readonly name: string
  /** Path inside the repository. */
  readonly folder: string
  /** Path of the configuration, inside the folder. */
  readonly config: string
  readonly env: Readonly<Record<string, string>>
}

/** Returns the development server of the remote. */
export function remoteServer(port: number): DevServer {
  const config = 'host-example/start/remoteDev.config.ts'
  const env = { REMOTE_PORT: String(port) }
  return { name: 'remote', folder: '.', config, env }
}

/** Returns the development server of the sample host, which serves the settings as `/settings.json`. */
export function hostServer(port: number, settings: HostSettings): DevServer {
  const env = {
    HOST_PORT: String(port),
    REMOTE_URL: settings.remoteUrl,
    HOST_SETTINGS: JSON.stringify(settings),
  }
  const config = 'rspack.config.ts'
  return { name: 'host', folder: 'host-example', config, env }
}

/** Starts a development server, whose pages reload when a file changes. Reports its output line by line. */
export function startDevServer(
  { name, folder, config, env }: DevServer,
  say: (line: string) => void,
): Program {
  return startProgram(process.execPath, [rspack, 'serve', '-c', config], {
    cwd: path.join(root, folder),
    env: { ...env, NODE_ENV: 'development' },
    onOutput: (text) => {
      for (const line of text.trimEnd().split('\n')) say(`${name} | ${line}`)
    },
  })
}

/** Waits until a URL answers with success. */
export async function untilServed(url: string): Promise<void> {
  while (!(await isServed(url))) await wait(200)
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
