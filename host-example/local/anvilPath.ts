import { createRequire } from 'node:module'

const systems: Readonly<Record<string, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
}
const processors: Readonly<Record<string, string>> = {
  arm64: 'arm64',
  x64: 'amd64',
}

/**
 * Returns the path of the native binary that npm installed for this machine. It comes from the binary's own package,
 * because npm may not have run the install script of the wrapper.
 * @throws Error if npm has not installed a binary for this machine
 */
export function anvilPath(): string {
  const name = `@foundry-rs/anvil-${systems[process.platform]}-${processors[process.arch]}`
  const file = process.platform === 'win32' ? 'bin/anvil.exe' : 'bin/anvil'
  // The binary is an optional dependency of the wrapper, so resolve it from the wrapper.
  const fromWrapper = createRequire(
    createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'),
  )
  try {
    return fromWrapper.resolve(`${name}/${file}`)
  } catch {
    throw new Error(
      `The local chain needs the package ${name}, which is not installed. Run \`npm ci\` without --omit=optional, or set RPC_URL and RPC_URL_SECOND.`,
    )
  }
}
