import { existsSync } from 'node:fs'
import { installFromDebian } from './installFromDebian'

const advice =
  'No nginx found, so the rules of src/release/channels/nginx.conf cannot be tested. Install it (on Debian `apt-get install nginx`), or set WALLETDOCK_NGINX to its path.'

/**
 * Makes sure that there is an nginx: finds one or, on Debian as root, installs it.
 * @throws Error that says what to install.
 */
export async function needNginx(say: (line: string) => void): Promise<string> {
  const found = findNginx()
  if (found) return found
  await installFromDebian(['nginx'], advice, say)
  const installed = findNginx()
  if (!installed) throw new Error(advice)
  return installed
}

/** The one that `WALLETDOCK_NGINX` names, else the system's. */
function findNginx(): string | undefined {
  return [
    process.env['WALLETDOCK_NGINX'] ?? '',
    ...['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    ...['/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  ].find((file) => file !== '' && existsSync(file))
}
