import { parseArgs } from 'node:util'
import { edits } from './channels/editChannels'

export const help = `walletdock                  adds the built version (the folder dist) to the site
walletdock status           shows who gets which version. Exit code: 0 healthy, 1 attention, 2 broken
walletdock log              lists the last edits, with their times and reasons
walletdock EDIT             edits who gets which version
walletdock sign             adds the signature of --key to the last edit, so that no machine needs two keys
walletdock deploy TARGET    uploads the site in the right order. TARGET is a folder, or user@host:/folder for rsync

  --why TEXT      reason of the edit, for the log
  --dry-run       runs all checks of an edit, and changes nothing. --key may be the public key
  --site DIR      the folder that is served (default: site)
  --from URL      the live site. Each edit starts from the newest channels, and stores this URL
  --all           fetches the files of all releases, for hosts that publish a whole folder
  --offline       edits the folder without comparing it with the live site
  --new           starts a new site or, with \`promote\`, a new channel
  --key FILE      signs with this Ed25519 key (PKCS 8 PEM); several sign together. The owner of a public key (PEM)
                  signs later with \`sign\`. \`status\` checks that each of them signed
  --days N        how long the signatures hold (default: 30); \`renew\` signs again
  --renewal-key FILE   public key (PEM) whose owner can \`renew\`, and nothing else
  --unsigned      the channels are not signed: before the edit with --key, after it without --key
  --at-least N    number of keys that must sign each edit from now on (default: all)
  --drop-key KEY  ends a key: hosts that trust only that one refuse what follows
  --mirror URL    a mirror that \`status\` checks as well; several, for all later edits. '' for none
  --json          prints \`status\` as JSON

EDIT is one of
${[...Object.keys(edits), 'undo'].map((form) => `  ${form}`).join('\n')}`

const options = {
  site: { type: 'string', default: 'site' },
  from: { type: 'string' },
  new: { type: 'boolean' },
  all: { type: 'boolean' },
  offline: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  days: { type: 'string', default: '30' },
  why: { type: 'string' },
  mirror: { type: 'string', multiple: true },
  'drop-key': { type: 'string', multiple: true },
  'at-least': { type: 'string' },
  'renewal-key': { type: 'string' },
  unsigned: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the arguments of the command. @throws Error for an unknown option */
export const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options })

/** Options of the command, by their names on the command line. @see help */
export type Options = ReturnType<typeof parse>['values']

/** Options that say how an edit finds the site that it starts from. */
export type Where = Pick<Options, 'from' | 'new' | 'offline' | 'dry-run'>
