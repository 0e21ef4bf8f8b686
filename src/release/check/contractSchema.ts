import { caretRange } from '../../host/fit/satisfies'

const text = { type: 'string', minLength: 1 }
const path = {
  type: 'string',
  pattern: '^(?!.*\\.\\.)\\w[\\w./-]*$',
  description: 'A path below the folder where the contract lies.',
}
const listsByName = {
  type: 'object',
  additionalProperties: { type: 'array', items: text },
}

/**
 * What `contract.json` is, for those who read it without the host kit; the kit refuses what this
 * refuses. Fields that are not named here may come with any version: they are to be ignored.
 * @see https://json-schema.org/draft/2020-12
 */
export const contractSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Contract of a Walletdock remote',
  type: 'object',
  required: [
    ...['name', 'version', 'contract', 'entry', 'global', 'requires'],
    'exposes',
  ],
  properties: {
    name: { const: 'walletdock' },
    version: { ...text, description: 'Version of the product.' },
    contract: {
      type: 'string',
      pattern: '^\\d+\\.\\d+\\.\\d+',
      description:
        'Version of the exposed surface, in semver: its major goes up when something is taken away or narrowed.',
    },
    entry: { ...path, description: "The federation container's script." },
    global: {
      type: 'string',
      pattern: '^[\\w$]+$',
      description: 'Global variable that the entry sets.',
    },
    requires: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: caretRange.source },
      description:
        'Caret ranges of the libraries that the remote takes from the page.',
    },
    exposes: {
      type: 'array',
      items: text,
      description: 'Modules that can be had.',
    },
    modes: {
      type: 'array',
      items: text,
      description:
        'How it can run: `shared` with the libraries of the page, `isolated` with its own.',
    },
    capabilities: {
      ...listsByName,
      description:
        'What each module is for: it `shows` something, `reads` the wallet, `acts` (opens, switches, disconnects), `sends` or `records` transactions, `configures`, gives `wagmi`, `reports` what happens, `tests`; and `isolated` if it needs no React of the page.',
    },
    origins: {
      ...listsByName,
      description:
        'Every origin that it may ask by itself, by the moment from which on: `beforeTap`, for which there is none; `connected`, or a session of an earlier visit is resumed; `walletConnect`, `coinbase`: that is chosen, or such a session resumed; `safe`: the page is open inside a Safe. What a host configures comes beside them. `privacy.json` says why.',
    },
    channels: {
      ...path,
      description:
        'Path of `channels.json`, if the contract is at the root of a site: the channels then decide which release loads.',
    },
    preload: {
      type: 'array',
      items: path,
      description:
        'Files that the button needs, relative to the entry, worth asking for before the entry does.',
    },
    integrity: {
      type: 'object',
      additionalProperties: text,
      description:
        'Hashes by file, as in the `integrity` attribute. The file `chunks/integrity.*.json` has those of all other scripts.',
    },
  },
}
